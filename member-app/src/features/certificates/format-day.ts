/** A day without a time ('2027-03-10') in the reader's words; it is the same day wherever she reads it. */
export const formatDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(undefined, { dateStyle: 'long', timeZone: 'UTC' });
