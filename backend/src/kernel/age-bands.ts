/** Under 13, 13 to 17, adult. All that is known of a person's age outside accounts. */
export const AGE_BANDS = ['child', 'teen', 'adult'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];
