/** Calendars are often offered as webcal addresses, which are https ones by another name. */
export const calendarUrl = (typed: string): string => typed.replace(/^webcals?:\/\//i, 'https://');
