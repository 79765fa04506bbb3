interface Line {
  id: string;
  isGift: boolean;
}

/** Which of these lines are for somebody else. */
export const giftIds = (lines: readonly Line[]): string[] =>
  lines.filter(({ isGift }) => isGift).map(({ id }) => id);
