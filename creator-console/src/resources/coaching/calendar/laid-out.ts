import { DAY, type Stretch, stretchesOf } from '../grid/wall';
import type { CalendarEntry, CalendarTimeOff, CoachCalendar } from './calendar.api';

/** Column among overlapping entries, and their number. */
interface Lane {
  lane: number;
  lanes: number;
}

/** Entries in order, overlapping ones side by side. `heightened`: end as drawn, which may be later than the real end. */
export function inLanes<T extends { from: number; to: number }>(
  stretches: readonly T[],
  heightened = (each: T): number => each.to,
): (T & Lane)[] {
  const ordered = stretches.toSorted((one, other) => one.from - other.from || other.to - one.to);
  const placed: (T & Lane)[] = [];
  let group: (T & Lane)[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const each of group) each.lanes = ends.length;
    group = [];
    ends = [];
  };
  for (const each of ordered) {
    if (ends.every((end) => end <= each.from)) close();
    const free = ends.findIndex((end) => end <= each.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = heightened(each);
    const one = { ...each, lane, lanes: 1 };
    group.push(one);
    placed.push(one);
  }
  close();
  return placed;
}

/** A session or an event, or its part on one date, with its lane among overlapping ones. */
export interface Piece extends Stretch, Lane {
  entry: CalendarEntry;
  /** True if the entry starts on this date, not on an earlier one. */
  isFirst: boolean;
}

export interface LaidOutDay {
  date: string;
  entries: Piece[];
  /** Buffers before and after sessions. */
  buffers: Stretch[];
  open: Stretch[];
  timeOff: CalendarTimeOff[];
}

/** Minimum drawn height of a session, in minutes, so that it can be read and touched. */
export const LEAST_MINUTES = 28;

/** Drawn end, in minutes since midnight. */
export const endOf = ({ from, to }: Pick<Stretch, 'from' | 'to'>): number =>
  Math.min(DAY, Math.max(to, from + LEAST_MINUTES));

/** Lays out everything in the calendar on the dates it covers. */
export function laidOut(calendar: CoachCalendar, dates: readonly string[]): LaidOutDay[] {
  const { timeZone, sessions, events, open, timeOff } = calendar;
  const pieces = [...sessions, ...events].flatMap((entry) =>
    stretchesOf(entry, timeZone).map((stretch, index) => ({ ...stretch, entry, isFirst: index === 0 })),
  );
  const buffers = sessions
    .flatMap(({ startsAt, endsAt, blockedFrom, blockedUntil }) => [
      { startsAt: blockedFrom, endsAt: startsAt },
      { startsAt: endsAt, endsAt: blockedUntil },
    ])
    .filter((buffer) => buffer.startsAt < buffer.endsAt)
    .flatMap((buffer) => stretchesOf(buffer, timeZone));
  const opened = open.flatMap((time) => stretchesOf(time, timeZone));
  const on = <T extends { date: string }>(all: readonly T[], date: string) =>
    all.filter((each) => each.date === date);
  return dates.map((date) => ({
    date,
    entries: inLanes(on(pieces, date), endOf),
    buffers: on(buffers, date),
    open: on(opened, date),
    timeOff: timeOff.filter(({ from, to }) => from <= date && date <= to),
  }));
}
