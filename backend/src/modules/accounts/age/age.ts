import { Temporal } from 'temporal-polyfill';
import type { AgeBand } from '../../../kernel/age-bands.js';

/** Whole years on a day, both written as 2027-03-01. Somebody born on the 29th of February is a year older on the 1st of March. */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

export function bandOf(age: number): AgeBand {
  if (age < 13) return 'child';
  return age < 18 ? 'teen' : 'adult';
}

/** The day a moment belongs to where the clocks show this time zone. */
export const dayOf = (moment: Date, timeZone = 'UTC'): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
