import { texts } from './texts';

export type Unit = 'day' | 'week' | 'month';

export const count = (n: number): string => n.toLocaleString('en-US');

/** '1234.50' → '$1,234.50'; a whole sum has no cents. */
export function money(decimal: string): string {
  const amount = Number(decimal);
  return amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  });
}

export const percent = (value: number | null): string =>
  value === null ? texts.none : `${value.toLocaleString('en-US', { maximumFractionDigits: 1 })}%`;

export function duration(seconds: number): string {
  if (seconds < 60) return texts.seconds(seconds);
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? texts.minutes(minutes) : texts.hours(Math.floor(minutes / 60), minutes % 60);
}

const day = (options: Intl.DateTimeFormatOptions) => (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { timeZone: 'UTC', ...options });

export const fullDay = day({ dateStyle: 'medium' });
const shortDay = day({ month: 'short', day: 'numeric' });
const month = day({ month: 'short', year: '2-digit' });

/** The label under a point of a curve. */
export const tick = (start: string, unit: Unit): string =>
  unit === 'month' ? month(start) : shortDay(start);

/** The same in full, for a table. */
const fullMonth = day({ month: 'long', year: 'numeric' });
export const point = (start: string, unit: Unit): string =>
  unit === 'month' ? fullMonth(start) : fullDay(start);

export const span = ({ from, to }: { from: string; to: string }): string =>
  from === to ? fullDay(from) : `${fullDay(from)} – ${fullDay(to)}`;
