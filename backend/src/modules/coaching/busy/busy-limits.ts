/** How many calendars a coach can name: each is read every quarter of an hour. */
export const MOST_CALENDARS = 10;
export const CALENDAR_NAME_LIMIT = 100;
export const CALENDAR_URL_LIMIT = 2000;
