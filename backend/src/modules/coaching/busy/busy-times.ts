import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { type Interval, overlaps } from '../scheduling/intervals.js';
import { type CalendarEvent, calendarEvents } from './calendar-events.js';

/** How many repetitions are counted, from the first of each on, in all of a calendar. */
const MOST_STEPS = 200_000;

/** Milliseconds by which no clock in the world differs from UTC. */
const FURTHEST_CLOCK = 86_400_000;

/** When somebody is busy, by which entry. */
export interface BusyTime extends Interval {
  uid: string;
}

export interface BusyTimes {
  times: BusyTime[];
  /** Entries that cannot be understood, and close nothing therefore. */
  skipped: number;
}

export type CalendarProblem = 'no_calendar' | 'too_complex';

export class CalendarError extends Error {
  constructor(readonly problem: CalendarProblem) {
    super(`the calendar was not read: ${problem}`);
    this.name = 'CalendarError';
  }
}

interface Settings {
  /** By whose clock whole days and times without a zone are. */
  timeZone: string;
  /** What lies outside is left out. */
  window: Interval;
}

/**
 * When the owner of a calendar (RFC 5545) is busy: repetitions and what is otherwise in them, not what is cancelled or marked as
 * free. Throws CalendarError.
 */
export function busyTimes(text: string, settings: Settings): BusyTimes {
  try {
    return read(text, settings);
  } catch (error) {
    throw error instanceof CalendarError ? error : new CalendarError('no_calendar');
  }
}

function read(text: string, settings: Settings): BusyTimes {
  const budget = { steps: MOST_STEPS };
  const times: BusyTime[] = [];
  const found = calendarEvents(text);
  let { skipped } = found;
  for (const event of found.events) {
    try {
      for (const { start, end } of timesOf(event, settings, budget))
        if (start < end && overlaps({ start, end }, settings.window))
          times.push({ uid: event.uid, start, end });
    } catch (error) {
      if (error instanceof CalendarError) throw error;
      skipped++;
    }
  }
  return { times, skipped };
}

function* timesOf(event: CalendarEvent, settings: Settings, budget: { steps: number }): Generator<Interval> {
  const entry = new ICAL.Event(event.entry, { exceptions: [...event.exceptions] });
  if (!entry.isRecurring() || entry.isRecurrenceException()) {
    if (isBusy(event.entry)) yield intervalOf(entry, entry, settings);
    return;
  }
  const gone = new Set(
    [
      ...event.entry.getAllProperties('exdate'),
      ...event.exceptions.flatMap((each) => each.getAllProperties('recurrence-id')),
    ].flatMap((property) =>
      (property.getValues() as ICAL.Time[]).map((time) => momentOf(time, zoneOf(property, settings))),
    ),
  );
  const zone = zoneOf(event.entry.getFirstProperty('dtstart'), settings);
  // Where only dates are listed, the parser leaves out the first.
  if (!event.entry.hasProperty('rrule') && !gone.has(momentOf(entry.startDate, zone)) && isBusy(event.entry))
    yield intervalOf(entry, entry, settings);
  const tooEarly = settings.window.start - entry.duration.toSeconds() * 1000 - FURTHEST_CLOCK;
  const repetitions = entry.iterator();
  for (let time: ICAL.Time | undefined; (time = repetitions.next()) !== undefined; ) {
    if (budget.steps-- === 0) throw new CalendarError('too_complex');
    if (wallOf(time) < tooEarly) continue;
    const start = momentOf(time, zone);
    if (start >= settings.window.end) return;
    if (gone.has(start)) continue;
    const { item, startDate, endDate } = entry.getOccurrenceDetails(time);
    if (isBusy(item.component)) yield intervalOf(item, { startDate, endDate }, settings);
  }
}

/** Where one begins and ends; it may do so in different zones. */
const intervalOf = (
  { component }: ICAL.Event,
  { startDate, endDate }: Pick<ICAL.Event, 'startDate' | 'endDate'>,
  settings: Settings,
): Interval => {
  const begins = component.getFirstProperty('dtstart');
  const ends = component.getFirstProperty('dtend') ?? begins;
  return {
    start: momentOf(startDate, zoneOf(begins, settings)),
    end: momentOf(endDate, zoneOf(ends, settings)),
  };
};

const says = (entry: ICAL.Component, name: string, value: string): boolean =>
  String(entry.getFirstPropertyValue(name)).toUpperCase() === value;

const isBusy = (entry: ICAL.Component): boolean =>
  !says(entry, 'transp', 'TRANSPARENT') && !says(entry, 'status', 'CANCELLED');

/** The zone of a time that brings no rules of its own: the one it names, if the world knows it, or that of the business. */
function zoneOf(property: ICAL.Property | null, { timeZone }: Settings): string {
  const named = property?.getParameter('tzid');
  return typeof named === 'string' && isZone(named) ? named : timeZone;
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * Reads a time as if its clock were UTC. A meeting that has repeated for years has hundreds of times before the window, and to find
 * the moment of each by the rules of its zone froze the server for seconds.
 */
const wallOf = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** A calendar that brings the rules of its zones is read by those. */
function momentOf(time: ICAL.Time, zone: string): number {
  if (time.isDate)
    return new Temporal.PlainDate(time.year, time.month, time.day).toZonedDateTime(zone).epochMilliseconds;
  if (time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1000;
  const wall = new Temporal.PlainDateTime(
    time.year,
    time.month,
    time.day,
    time.hour,
    time.minute,
    time.second,
  );
  return wall.toZonedDateTime(zone).epochMilliseconds;
}
