/** How many others did something about a post, each person once. */
export interface Interest {
  reacted: number;
  commented: number;
  saved: number;
  helped: number;
  /** Since the post was shown. */
  hours: number;
}

const WEIGHTS = { reacted: 1, commented: 3, saved: 2, helped: 2 } as const;
/** A new post is not infinitely new. */
const HEAD_START_HOURS = 6;
const GRAVITY = 1.5;

/** Older posts are not looked at. */
export const TRENDING_DAYS = 14;

/**
 * What others did, divided by how long ago the post was shown: interest / (hours + 6)^1.5 (product rule 11.16). After a
 * day a post has an eleventh of its score, so what is talked about now stands above what was talked about much.
 */
export function trendingScore({ hours, ...done }: Interest): number {
  const interest =
    done.reacted * WEIGHTS.reacted +
    done.commented * WEIGHTS.commented +
    done.saved * WEIGHTS.saved +
    done.helped * WEIGHTS.helped;
  return interest / (Math.max(hours, 0) + HEAD_START_HOURS) ** GRAVITY;
}
