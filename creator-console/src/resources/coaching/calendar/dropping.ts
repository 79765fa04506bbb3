import type { Rows } from '../grid/rows';
import { DAY, type Wall } from '../grid/wall';

/** Minutes between the times a session can be dropped on. */
export const STEP = 15;

/** Layout of the days next to each other. */
export interface Columns {
  dates: readonly string[];
  /** Width of one day, in pixels. */
  width: number;
}

/** Rounds a drag in pixels to whole days and quarter hours. */
export function inSteps(by: { x: number; y: number }, width: number, { hour }: Pick<Rows, 'hour'>) {
  const column = width || 1;
  const step = (hour * STEP) / 60;
  return { x: Math.round(by.x / column) * column, y: Math.round(by.y / step) * step };
}

/**
 * Returns the local time after a drag in pixels; undefined outside the days and at the original place. The time is
 * rounded to a quarter hour, unless only the day changes.
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
