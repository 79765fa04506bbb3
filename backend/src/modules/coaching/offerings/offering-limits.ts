export const TITLE_LIMIT = 120;
export const DESCRIPTION_LIMIT = 1000;
export const MEETING_LINK_LIMIT = 500;

/** What fits into a year of anybody, and no endless list. */
export const MOST_DATES = 366;

/** Sessions that one package brings. */
export const MOST_SESSIONS = 100;

/** Days in which they have to begin: ten years. */
export const MOST_DAYS = 3650;

/** Prices that one offering is sold at. */
export const MOST_PRICES = 10;
