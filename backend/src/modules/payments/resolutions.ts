/** Ways to close a review: the coach gave the product after all, or the money was refunded. */
export const RESOLUTIONS = ['granted', 'refunded'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

/** Max length of the note kept with a review. */
export const NOTE_LIMIT = 1_000;
