import { badRequest } from '../../kernel/errors.js';

/** A day of the calendar, e.g. `2027-03-01`. */
export type Day = string;

export const UNITS = ['day', 'week', 'month'] as const;
export type Unit = (typeof UNITS)[number];

interface Span {
  from: Day;
  to: Day;
}

/** Whole days, both ends included, and an equally long period before them for comparison. */
export interface Period extends Span {
  unit: Unit;
  previous: Span | null;
}

const DAY_MS = 86_400_000;
export const LONGEST_DAYS = 3_660;
const BY_DAY_UP_TO = 31;
const BY_WEEK_UP_TO = 183;

const toMs = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
export const daysAfter = (day: Day, count: number): Day =>
  new Date(toMs(day) + count * DAY_MS).toISOString().slice(0, 10);
const lengthOf = ({ from, to }: Span): number => Math.round((toMs(to) - toMs(from)) / DAY_MS) + 1;
const min = (one: Day, other: Day): Day => (one < other ? one : other);

/**
 * Resolves a requested period: without `to` it ends today; without `from` it starts with the first figure, without
 * comparison. Charts use days, weeks (from Monday) or months, to limit the number of points.
 */
export function periodOf(asked: Partial<Span>, { today, first }: { today: Day; first: Day }): Period {
  const to = asked.to ?? today;
  const span = { from: asked.from ?? min(first, to), to };
  if (span.from > to) refuse('from', 'must be before the end');
  const length = lengthOf(span);
  if (length > LONGEST_DAYS) refuse('from', `must be at most ${LONGEST_DAYS} days before the end`);
  return {
    ...span,
    unit: unitOf(length),
    previous:
      asked.from === undefined
        ? null
        : { from: daysAfter(asked.from, -length), to: daysAfter(asked.from, -1) },
  };
}

/**
 * First days of all slots of a chart between two days, as PostgreSQL's `date_trunc` computes them: Mondays, or the
 * first of a month.
 */
export function slotsOf({ from, to }: Span, unit: Unit): Day[] {
  const slots: Day[] = [];
  for (let day = slotOf(from, unit); day <= to; day = slotOf(daysAfter(day, LONGEST[unit]), unit))
    slots.push(day);
  return slots;
}

/** Days to add to the first day of a slot to land in the next one. */
const LONGEST: Record<Unit, number> = { day: 1, week: 7, month: 31 };

function slotOf(day: Day, unit: Unit): Day {
  if (unit === 'month') return `${day.slice(0, 7)}-01`;
  const sinceMonday = (new Date(toMs(day)).getUTCDay() + 6) % 7;
  return unit === 'week' ? daysAfter(day, -sinceMonday) : day;
}

function unitOf(length: number): Unit {
  if (length <= BY_DAY_UP_TO) return 'day';
  return length <= BY_WEEK_UP_TO ? 'week' : 'month';
}

function refuse(field: string, message: string): never {
  throw badRequest('invalid', 'Please check the highlighted fields', { [field]: message });
}
