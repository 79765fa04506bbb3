import type { Rows } from '../grid/rows';
import { DAY, type Wall } from '../grid/wall';

/** Sessions are put down on every quarter of an hour. */
export const STEP = 15;

/** How the days lie beside each other. */
export interface Columns {
  dates: readonly string[];
  /** Of one day, in pixels. */
  width: number;
}

/** How far something that is dragged so many pixels is drawn from where it was: by whole days and quarters of an hour. */
export function inSteps(by: { x: number; y: number }, width: number, { hour }: Pick<Rows, 'hour'>) {
  const column = width || 1;
  const step = (hour * STEP) / 60;
  return { x: Math.round(by.x / column) * column, y: Math.round(by.y / step) * step };
}

/**
 * Where something that lay there is after it was dragged so many pixels; undefined beside the days, and where it was. It begins
 * at a quarter of an hour, unless only its day changes.
 */
export function droppedAt(
  { date, minutes }: Wall,
  by: { x: number; y: number },
  { dates, width }: Columns,
  { hour }: Pick<Rows, 'hour'>,
): Wall | undefined {
  const days = width > 0 ? Math.round(by.x / width) : 0;
  const steps = Math.round((by.y * 60) / hour / STEP);
  const target = dates[dates.indexOf(date) + days];
  const moved = steps === 0 ? minutes : Math.round(minutes / STEP + steps) * STEP;
  if (target === undefined || moved < 0 || moved >= DAY || (steps === 0 && days === 0)) return undefined;
  return { date: target, minutes: moved };
}
