import { type Cents, toDecimal } from '../../kernel/money.js';
import type { Language } from '../../kernel/languages.js';

/** Locale of each language for days, hours and money. */
const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-419' };

// Newer locale data has narrow and no-break spaces, which some email programs show as boxes.
const plainSpaces = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ');

/** Formats a date: `March 1, 2027`, `1 de marzo de 2027`. */
export const dayOf = (moment: Date, language: Language, timeZone = 'UTC'): string =>
  plainSpaces(new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone }).format(moment));

/** Formats a moment in a time zone, with the zone's city: `Tuesday, March 2, 2027 at 2:00 PM (London, GMT)`. */
export function momentOf(moment: Date, timeZone: string, language: Language): string {
  const locale = LOCALES[language];
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone });
  // Short zone names come from the English locale, because others replace missing names with an offset.
  const zone = new Intl.DateTimeFormat(LOCALES.en, { timeZoneName: 'short', timeZone })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const place = placeOf(timeZone);
  return `${plainSpaces(written.format(moment))} (${place === zone ? zone : `${place}, ${zone}`})`;
}

/** Formats an hour of any day: `8:00 AM`. */
export const hourOf = (hour: number, language: Language): string =>
  plainSpaces(
    new Intl.DateTimeFormat(LOCALES[language], { timeStyle: 'short', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2027, 0, 1, hour)),
    ),
  );

/** Returns whether two time zones have the same local time at this moment. */
export const isSameClock = (moment: Date, one: string, other: string): boolean =>
  clockOf(moment, one) === clockOf(moment, other);

const clockOf = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(LOCALES.en, { dateStyle: 'short', timeStyle: 'short', timeZone }).format(moment);

/** Returns the city that a time zone is named for: London for `Europe/London`. */
export const placeOf = (timeZone: string): string => timeZone.split('/').at(-1)!.replaceAll('_', ' ');

/** Formats an amount with the currency as the language writes it: `$97.00`, `USD 97.00`. */
export const moneyOf = (cents: Cents, currency: string, language: Language): string =>
  plainSpaces(
    new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency, useGrouping: false }).format(
      Number(toDecimal(cents)),
    ),
  );
