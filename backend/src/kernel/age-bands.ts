/** Under 13, 13 to 17, adult: the only fact about age that leaves accounts. */
export const AGE_BANDS = ['child', 'teen', 'adult'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];
