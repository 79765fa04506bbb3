interface Line {
  id: string;
  isGift: boolean;
}

export const giftIds = (lines: readonly Line[]): string[] =>
  lines.filter(({ isGift }) => isGift).map(({ id }) => id);
