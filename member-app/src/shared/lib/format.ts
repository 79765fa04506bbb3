import { zoneAt } from '@sanctum/web/zones/zone-rules';
import type { Site } from '../site/site';
import { i18n } from '../words/i18n';
import { localeOf } from '@sanctum/web/words/languages';
import { ownTimeZone } from './days';

/** Currency of the API's amounts: one for the whole site, known before anything is shown. */
let currency: Site['currency'] = 'usd';

export function countIn(site: Pick<Site, 'currency'>): void {
  currency = site.currency;
}

const locale = (): string => localeOf(i18n.language);

/** Formats a number: 1204 → '1,204'. */
export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(locale(), options).format(value);

/** Formats an amount of the API ('97.00') for people: CA$97.00, where a plain $ would mean another currency. */
export const formatMoney = (amount: string): string =>
  formatNumber(Number(amount), { style: 'currency', currency, useGrouping: false });

/** Formats a price of the API ('97.00', or null for free) for people. */
export const formatPrice = (price: string | null): string =>
  price === null || Number(price) === 0 ? i18n.t('ui:free') : formatMoney(price);

/** Joins names: ['Oak', 'Moss'] → 'Oak and Moss'. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names);

/** Formats a time in a time zone, by the server's rules for that zone. */
const inZone = (iso: string, timeZone: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale(), { ...parts, timeZone: zoneAt(iso, timeZone) }).format(new Date(iso));

/** Formats a time of the API (ISO, UTC) as a date, in the reader's time zone unless another is given: 'March 8, 2027'. */
export const formatDate = (iso: string, timeZone = ownTimeZone()): string =>
  inZone(iso, timeZone, { dateStyle: 'long' });

/** Formats a time of the API as a month, in the reader's time zone: 'Mar 2027'. */
export const formatMonth = (iso: string): string =>
  inZone(iso, ownTimeZone(), { month: 'short', year: 'numeric' });

/** Formats a date without a time ('2027-03-10') in the reader's language, independent of time zones. */
export function formatDay(day: string): string {
  const inWords = new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' });
  return inWords.format(new Date(`${day}T00:00:00Z`));
}

/** Formats a day of the week in a time zone: 'Tuesday, March 2'. */
export const formatWeekday = (iso: string, timeZone: string): string =>
  inZone(iso, timeZone, { weekday: 'long', month: 'long', day: 'numeric' });

/** Formats a short day of the week in a time zone: 'Tue, Mar 2'. */
export const formatShortDay = (iso: string, timeZone: string): string =>
  inZone(iso, timeZone, { weekday: 'short', month: 'short', day: 'numeric' });

/** Formats a time of day in a time zone, without its name: '2:30 PM'. */
export const formatTime = (iso: string, timeZone: string): string =>
  inZone(iso, timeZone, { timeStyle: 'short' });

/** Formats a time of the API in the reader's time zone, with its name: 'Mar 8, 2027, 7:30 PM GMT+1'. */
export function formatMoment(iso: string): string {
  const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
  const hour = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return inZone(iso, ownTimeZone(), { ...day, ...hour });
}

/** Formats bytes as product rule 7.6 shows them: '812 B', '14.2 KB', '3.0 MB'. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const [size, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'KB'] : [bytes / (1024 * 1024), 'MB'];
  return `${formatNumber(size, ONE_DECIMAL)} ${unit}`;
}

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** Formats a position as a clock: 75 → '1:15', 3675 → '1:01:15'. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const rest = whole % 60;
  const tail = String(rest).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/** Formats a duration in words: '32 sec', '2 min', '1 h 5 min'. A position within it is formatted as a clock ('0:32'). */
export function formatLength(seconds: number): string {
  if (seconds < 60) return i18n.t('ui:length.seconds', { seconds: Math.round(seconds) });
  const whole = Math.round(seconds / 60);
  const hours = Math.floor(whole / 60);
  const minutes = whole % 60;
  if (hours === 0) return i18n.t('ui:length.minutes', { minutes });
  return minutes === 0
    ? i18n.t('ui:length.hours', { hours })
    : i18n.t('ui:length.hoursAndMinutes', { hours, minutes });
}

/** Formats seconds as hours with one decimal (3,000 → '0.8'). More than zero seconds are never 0.0. */
export const formatHours = (seconds: number): string =>
  formatNumber(seconds === 0 ? 0 : Math.max(0.1, seconds / 3600), ONE_DECIMAL);
