/** How the coach closed a review: what waited was given after all, or its money went back to the buyer. */
export const RESOLUTIONS = ['granted', 'refunded'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

/** The limit of the note that is kept with it. */
export const NOTE_LIMIT = 1_000;
