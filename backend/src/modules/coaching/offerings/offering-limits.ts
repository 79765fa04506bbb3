export const TITLE_LIMIT = 120;
export const DESCRIPTION_LIMIT = 1000;
export const MEETING_LINK_LIMIT = 500;

/** Max dates: enough for every day of a year. */
export const MOST_DATES = 366;

/** Max sessions of a package. */
export const MOST_SESSIONS = 100;

/** Max days in which sessions must begin: ten years. */
export const MOST_DAYS = 3650;

export const MOST_PRICES = 10;
