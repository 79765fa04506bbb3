import ICAL from 'ical.js';
import { days } from '../../../kernel/clock.js';
import { type Interval, overlaps } from '../scheduling/intervals.js';
import { type CalendarEvent, calendarEvents } from './calendar-events.js';
import { CalendarZones, wallOf } from './calendar-zones.js';
import { repetitionsOf } from './repetitions.js';

/** Max repetitions counted in a whole calendar. */
const MOST_STEPS = 200_000;

/** Max busy times of a calendar: more than sixty meetings a day for a year. */
const MOST_TIMES = 30_000;

/** Max offset of any time zone from UTC, rounded up. */
const FURTHEST_CLOCK = days(1);

/** Max stored length of a UID; an entry with a longer one cannot be ours. */
const LONGEST_UID = 64;

/** A busy interval, and the UID of its entry. */
export interface BusyTime extends Interval {
  uid: string;
}

export interface BusyTimes {
  times: BusyTime[];
  /** Number of entries that are invalid or have an unknown time zone, and therefore block no time. */
  skipped: number;
}

export type CalendarProblem = 'no_calendar' | 'too_complex';

export class CalendarError extends Error {
  constructor(readonly problem: CalendarProblem) {
    super(`the calendar was not read: ${problem}`);
    this.name = 'CalendarError';
  }
}

export interface BusySettings {
  /** Time zone for all-day entries and times without a zone. */
  timeZone: string;
  /** Busy times outside this interval are left out. */
  window: Interval;
}

/** Busy times of a calendar (RFC 5545) with repetitions, without canceled or free entries. Throws CalendarError. */
export function busyTimes(text: string, settings: BusySettings): BusyTimes {
  try {
    return read(text, settings);
  } catch (error) {
    throw error instanceof CalendarError ? error : new CalendarError('no_calendar');
  }
}

/** State while one calendar is read. */
type Reading = { zones: CalendarZones; window: Interval; steps: number };

function read(text: string, { timeZone, window }: BusySettings): BusyTimes {
  const reading: Reading = { zones: new CalendarZones(timeZone), window, steps: MOST_STEPS };
  const times: BusyTime[] = [];
  const found = calendarEvents(text);
  let { skipped } = found;
  for (const event of found.events) {
    const uid = event.uid.slice(0, LONGEST_UID);
    try {
      for (const { start, end } of timesOf(event, reading))
        if (start < end && overlaps({ start, end }, window)) times.push({ uid, start, end });
    } catch (error) {
      if (error instanceof CalendarError) throw error;
      skipped++;
    }
    if (times.length > MOST_TIMES) throw new CalendarError('too_complex');
  }
  return { times, skipped };
}

function* timesOf(event: CalendarEvent, reading: Reading): Generator<Interval> {
  const { zones, window } = reading;
  const entry = new ICAL.Event(event.entry, { exceptions: [...event.exceptions] });
  if (!entry.isRecurring() || entry.isRecurrenceException()) {
    if (isBusy(event.entry)) yield clockOf(entry, zones)(entry);
    return;
  }
  const gone = goneFrom(event, zones);
  const zone = zones.of(event.entry.getFirstProperty('dtstart'));
  const isEntryBusy = isBusy(event.entry);
  const interval = clockOf(entry, zones);
  const { duration } = entry;
  // where only dates are listed, the parser leaves out the first
  if (!event.entry.hasProperty('rrule') && !gone.has(zones.momentOf(entry.startDate, zone)) && isEntryBusy)
    yield interval(entry);
  const tooEarly = window.start - duration.toSeconds() * 1000 - FURTHEST_CLOCK;
  const repetitions = repetitionsOf(entry, tooEarly);
  for (let time: ICAL.Time | undefined; (time = repetitions.next()) !== undefined; ) {
    if (reading.steps-- === 0) throw new CalendarError('too_complex');
    if (wallOf(time) < tooEarly) continue;
    const start = zones.momentOf(time, zone);
    if (start >= window.end) return;
    if (gone.has(start)) continue;
    if (event.exceptions.length > 0) {
      const { item, startDate, endDate } = entry.getOccurrenceDetails(time);
      if (isBusy(item.component)) yield clockOf(item, zones)({ startDate, endDate });
    } else if (isEntryBusy) {
      const endDate = time.clone();
      endDate.addDuration(duration);
      yield interval({ startDate: time, endDate });
    }
  }
}

/** Repetitions of an entry that are canceled or replaced, as moments. */
const goneFrom = ({ entry, exceptions }: CalendarEvent, zones: CalendarZones): Set<number> =>
  new Set(
    [
      ...entry.getAllProperties('exdate'),
      ...exceptions.flatMap((each) => each.getAllProperties('recurrence-id')),
    ].flatMap((property) => {
      const zone = zones.of(property);
      return (property.getValues() as ICAL.Time[]).map((time) => zones.momentOf(time, zone));
    }),
  );

type Span = Pick<ICAL.Event, 'startDate' | 'endDate'>;

/** Returns a function that converts an entry's times to an interval; start and end may have different zones. */
function clockOf({ component }: ICAL.Event, zones: CalendarZones): (span: Span) => Interval {
  const begins = component.getFirstProperty('dtstart');
  const startZone = zones.of(begins);
  const endZone = zones.of(component.getFirstProperty('dtend') ?? begins);
  return ({ startDate, endDate }) => ({
    start: zones.momentOf(startDate, startZone),
    end: zones.momentOf(endDate, endZone),
  });
}

const says = (entry: ICAL.Component, name: string, value: string): boolean =>
  String(entry.getFirstPropertyValue(name)).toUpperCase() === value;

/** True unless the entry is marked as free or canceled. Outlook marks free time in its own property. */
const isBusy = (entry: ICAL.Component): boolean =>
  !says(entry, 'transp', 'TRANSPARENT') &&
  !says(entry, 'status', 'CANCELLED') &&
  !says(entry, 'x-microsoft-cdo-busystatus', 'FREE');
