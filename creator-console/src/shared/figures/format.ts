import type { Schemas } from '@sanctum/openapi';
import { locale } from '../words/language';
import { texts } from './texts';

type Currency = Schemas['Currency'];
export type Unit = 'day' | 'week' | 'month';

export const count = (n: number): string => n.toLocaleString(locale);

/** Currency of all prices, known before anything is shown. */
let ours: Currency = 'usd';

export function countIn(currency: Currency): void {
  ours = currency;
}

const written = (decimal: string, options: Intl.NumberFormatOptions): string =>
  Number(decimal).toLocaleString(locale, {
    style: 'currency',
    currency: ours,
    ...options,
  });

/** '1234.50' → '$1,234.50'; whole amounts have no cents. */
export const money = (decimal: string): string =>
  written(decimal, { minimumFractionDigits: Number.isInteger(Number(decimal)) ? 0 : 2 });

/** '1234.50' → '$1234.50', '97.00' → '$97.00': the format of prices in the shop. */
export const priceOf = (decimal: string): string => written(decimal, { useGrouping: false });

/** Currency sign before an amount input, such as '$'. */
export const currencySign = (): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: ours })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? ours.toUpperCase();

export const isOurs = (currency: string): boolean => currency === ours;

/** '97.00' → '$97', or '97.00 EUR' for a currency other than ours. */
export const amountOf = (decimal: string, currency: string): string =>
  isOurs(currency) ? money(decimal) : `${decimal} ${currency.toUpperCase()}`;

export const percent = (value: number | null): string =>
  value === null ? texts.none : `${value.toLocaleString(locale, { maximumFractionDigits: 1 })}%`;

export function duration(seconds: number): string {
  if (seconds < 60) return texts.seconds(seconds);
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? texts.minutes(minutes) : texts.hours(Math.floor(minutes / 60), minutes % 60);
}

const day = (options: Intl.DateTimeFormatOptions) => (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString(locale, { timeZone: 'UTC', ...options });

export const fullDay = day({ dateStyle: 'medium' });
const shortDay = day({ month: 'short', day: 'numeric' });
const month = day({ month: 'short', year: '2-digit' });

/** Label below a point of a chart. */
export const tick = (start: string, unit: Unit): string =>
  unit === 'month' ? month(start) : shortDay(start);

/** Full label of a point, for a table. */
const fullMonth = day({ month: 'long', year: 'numeric' });
export const point = (start: string, unit: Unit): string =>
  unit === 'month' ? fullMonth(start) : fullDay(start);

export const span = ({ from, to }: { from: string; to: string }): string =>
  from === to ? fullDay(from) : `${fullDay(from)} – ${fullDay(to)}`;
