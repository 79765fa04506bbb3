import { Temporal } from 'temporal-polyfill';
import type { AgeBand } from '../../../kernel/age-bands.js';

/**
 * Age in whole years on a day. Both dates look like 2027-03-01. A person born on February 29 turns a year older on
 * March 1.
 */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

export function bandOf(age: number): AgeBand {
  if (age < 13) return 'child';
  return age < 18 ? 'teen' : 'adult';
}

/** Day of a moment in a time zone. */
export const dayOf = (moment: Date, timeZone = 'UTC'): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
