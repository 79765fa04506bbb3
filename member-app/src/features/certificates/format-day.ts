/** A day without a time ('2027-03-10') in the reader's language; it is the same day in every time zone. */
export const formatDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(undefined, { dateStyle: 'long', timeZone: 'UTC' });
