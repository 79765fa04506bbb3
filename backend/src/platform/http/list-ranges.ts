import { fromDecimal } from '../../kernel/money.js';
import type { ListFilter } from './list-query.js';

type Bound = 'gte' | 'lte';

/** Accepted values of a range's bound, and their database type. `read` returns undefined for anything else. */
interface Scale {
  takes: string;
  example: unknown;
  type: 'bigint' | 'float8' | 'timestamptz';
  read: (raw: unknown, bound: Bound) => string | number | undefined;
}

/**
 * Range filters `price_gte` and `price_lte`, at least and at most, as known from react-admin. A row without a value is
 * in no range.
 */
const rangesOf =
  ({ takes, example, type, read }: Scale) =>
  (name: string, column: string): Record<string, ListFilter> => {
    const filter = (bound: Bound, operator: string): ListFilter => ({
      takes,
      example,
      value: (raw) => read(raw, bound),
      sql: (parameter) => `${column} ${operator} ${parameter}::${type}`,
    });
    return { [`${name}_gte`]: filter('gte', '>='), [`${name}_lte`]: filter('lte', '<=') };
  };

export const counts = rangesOf({
  takes: 'a whole number, such as `12`',
  example: 12,
  type: 'bigint',
  read: (raw) => (Number.isSafeInteger(raw) && Number(raw) >= 0 ? Number(raw) : undefined),
});

export const numbers = rangesOf({
  takes: 'a number, such as `4.5`',
  example: 4.5,
  type: 'float8',
  read: (raw) => (typeof raw === 'number' ? raw : undefined),
});

export const amounts = rangesOf({
  takes: 'an amount, such as `"97.00"` or `97`',
  example: '97.00',
  type: 'bigint',
  read: (raw) => (typeof raw === 'string' || typeof raw === 'number' ? fromDecimal(String(raw)) : undefined),
});

const DAY = /^[12]\d{3}-\d{2}-\d{2}$/;
const MOMENT = /^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Range filters for a column of moments. A day alone means all of that day. */
export const times = rangesOf({
  takes: 'a time, such as `"2026-03-01T09:30:00Z"`, or a date in UTC, such as `"2026-03-01"`',
  example: '2026-03-01',
  type: 'timestamptz',
  read: (raw, bound) => {
    if (typeof raw !== 'string' || !isDay(raw.slice(0, 10))) return undefined;
    if (DAY.test(raw)) return bound === 'gte' ? `${raw}T00:00:00Z` : `${raw}T23:59:59.999999Z`;
    return MOMENT.test(raw) && !Number.isNaN(Date.parse(raw)) ? raw : undefined;
  },
});

/** Returns whether the day exists: `Date` turns February 30 into a day in March. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
