export const MOST_SESSIONS = 100;

/** Ten years. */
export const MOST_DAYS = 3650;
