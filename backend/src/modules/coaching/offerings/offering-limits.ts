export const TITLE_LIMIT = 120;
export const DESCRIPTION_LIMIT = 1000;
export const MEETING_LINK_LIMIT = 500;

/** What fits into a year of anybody, and no endless list. */
export const MOST_DATES = 366;
