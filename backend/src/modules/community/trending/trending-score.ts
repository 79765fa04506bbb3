/** Number of other people who acted on a post, each counted once per kind of action. */
export interface Interest {
  reacted: number;
  commented: number;
  saved: number;
  helped: number;
  /** Hours since the post was shown. */
  hours: number;
}

const WEIGHTS = { reacted: 1, commented: 3, saved: 2, helped: 2 } as const;
/** Head start in hours, which keeps the score of a new post finite. */
const HEAD_START_HOURS = 6;
const GRAVITY = 1.5;

/** Max age in days of a trending post. */
export const TRENDING_DAYS = 14;

/**
 * Interest by others, divided by the post's age: interest / (hours + 6)^1.5 (product rule 11.16). After a day a post
 * has an eleventh of its score, so current topics rank above past ones.
 */
export function trendingScore({ hours, ...done }: Interest): number {
  const interest =
    done.reacted * WEIGHTS.reacted +
    done.commented * WEIGHTS.commented +
    done.saved * WEIGHTS.saved +
    done.helped * WEIGHTS.helped;
  return interest / (Math.max(hours, 0) + HEAD_START_HOURS) ** GRAVITY;
}
