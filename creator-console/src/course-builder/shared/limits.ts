/** The same limits as the server's. */
export const TITLE_LIMIT = 160;
export const SUBTITLE_LIMIT = 300;
export const DESCRIPTION_LIMIT = 2000;
export const LOCK_DAYS_AT_MOST = 3650;

/** Shorter moves are presses (product rule 6.3). */
export const DRAG_ACTIVATION = { distance: 8 };
