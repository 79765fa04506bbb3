/** A line of an order as the mails about it tell it. */
export interface SoldLine {
  type: string;
  title: string;
  waits: boolean;
  /** What comes with a bundle. */
  parts?: { type: string; title: string }[];
}

/** Titles of the coaching that was bought and given, by itself or in a bundle. */
export const coachingIn = (lines: readonly SoldLine[]): string[] =>
  lines
    .filter(({ waits }) => !waits)
    .flatMap((line) => [line, ...(line.parts ?? [])])
    .filter(({ type }) => type === 'coaching')
    .map(({ title }) => title);

export const labelOf = ({ title, parts = [] }: SoldLine): string =>
  parts.length === 0 ? title : `${title} (${parts.map((part) => part.title).join(', ')})`;
