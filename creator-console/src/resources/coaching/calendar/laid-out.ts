import { inLanes, type Lane } from '../grid/lanes';
import { DAY, type Stretch, stretchesOf } from '../grid/wall';
import type { CalendarEntry, CalendarTimeOff, CoachCalendar } from './calendar.api';

/** A session or an event, or the part of it on one date, and where it lies beside others. */
export interface Piece extends Stretch, Lane {
  entry: CalendarEntry;
  /** It begins here, not on a date before. */
  isFirst: boolean;
}

export interface LaidOutDay {
  date: string;
  entries: Piece[];
  /** What is kept free before and after sessions. */
  buffers: Stretch[];
  open: Stretch[];
  timeOff: CalendarTimeOff[];
}

/** What a short session is drawn as high as, in minutes, so that it can be read and touched. */
export const LEAST_MINUTES = 28;

/** As far as it is drawn. */
export const endOf = ({ from, to }: Pick<Stretch, 'from' | 'to'>): number =>
  Math.min(DAY, Math.max(to, from + LEAST_MINUTES));

/** Everything of the calendar on the dates it lies on. */
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
