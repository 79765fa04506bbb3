import { locale } from './words/language';

const format = (options: Intl.DateTimeFormatOptions) => {
  // as if the day were in UTC, where every day has 24 hours
  const written = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (minutes: number): string => written.format(new Date(minutes * 60_000));
};

/** Formats minutes of a day as a spoken hour in the console's language: 9 AM. */
export const hourInWords = format({ hour: 'numeric' });
/** 9:30 AM */
export const timeInWords = format({ hour: 'numeric', minute: '2-digit' });
