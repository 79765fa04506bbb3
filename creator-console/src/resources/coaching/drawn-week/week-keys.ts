import type { Rows } from '../grid/rows';
import { between, type Drawn, resized, stretchAt, type WeekdayHours } from './drawing';

/** Keyboard cursor in the week; `begun` is the minute at which an unfinished range starts. */
export interface Cursor {
  day: number;
  minutes: number;
  begun?: number;
}

export interface Pressed {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
}

/** Effect of a key. */
export type Action =
  | { does: 'go' | 'begin' | 'give-up'; cursor: Cursor }
  | { does: 'add'; stretch: Drawn; cursor: Cursor }
  | { does: 'remove'; stretch: Drawn }
  | { does: 'resize'; stretch: Drawn; to: Drawn };

const UP_OR_DOWN: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };
const ASIDE: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Returns the effect of a key in the drawn week; undefined if the key has none. */
export function actionOf(
  { key, shiftKey, altKey }: Pressed,
  cursor: Cursor,
  hours: readonly WeekdayHours[],
  { rows, step }: { rows: Rows; step: number },
): Action | undefined {
  const { day, minutes, begun } = cursor;
  const here = stretchAt(hours, day, minutes);
  const by = UP_OR_DOWN[key];
  if (by !== undefined && (shiftKey || altKey)) {
    if (!here) return { does: 'go', cursor };
    const end = shiftKey ? 'to' : 'from';
    return { does: 'resize', stretch: here, to: resized(here, end, here[end] + by * step, step) };
  }
  if (by !== undefined)
    return { does: 'go', cursor: { ...cursor, minutes: within(minutes + by * step, rows, step) } };
  const aside = ASIDE[key];
  if (aside !== undefined) {
    const next = Math.min(7, Math.max(1, day + aside));
    // A range stays within one day.
    return { does: 'go', cursor: begun === undefined ? { day: next, minutes } : cursor };
  }
  if (key === ' ' || key === 'Enter') {
    if (begun === undefined) return { does: 'begin', cursor: { ...cursor, begun: minutes } };
    return { does: 'add', stretch: { day, ...between(begun, minutes, step) }, cursor: { day, minutes } };
  }
  if (key === 'Escape' && begun !== undefined) return { does: 'give-up', cursor: { day, minutes } };
  if ((key === 'Delete' || key === 'Backspace') && here) return { does: 'remove', stretch: here };
  return undefined;
}

const within = (minutes: number, { from, to }: Rows, step: number): number =>
  Math.min(to - step, Math.max(from, minutes));
