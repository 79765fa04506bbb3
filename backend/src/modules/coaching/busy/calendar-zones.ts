import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { days } from '../../../kernel/clock.js';
import { WINDOWS_ZONES } from './windows-zones.js';

/** Interval in milliseconds within which a zone changes its clock at most once. */
const STRETCH = days(7);

/** Time zones of the times in one calendar. */
export class CalendarZones {
  private readonly known = new Map<string, string | undefined>();
  private readonly offsets = new Map<string, number | undefined>();

  /** `home`: the time zone of all-day events and of times without a zone. */
  constructor(private readonly home: string) {}

  /** Returns the zone of a time whose rules the calendar does not include. Throws for an unknown one. */
  of(property: ICAL.Property | null): string {
    const named = property?.getParameter('tzid');
    if (typeof named !== 'string' || !bringsNoRules(property!)) return this.home;
    if (!this.known.has(named)) this.known.set(named, zoneNamed(named));
    const zone = this.known.get(named);
    if (zone === undefined) throw new Error('nobody knows the zone of this time');
    return zone;
  }

  /** Returns the moment of a time. A calendar that includes the rules of its zones is read by those. */
  momentOf(time: ICAL.Time, zone: string): number {
    if (!time.isDate && time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1000;
    const wall = wallOf(time);
    const offset = this.offsetAround(wall, zone);
    return offset === undefined ? exactMoment(time, zone) : wall - offset;
  }

  /**
   * Returns the offset of a zone from UTC, constant for days; undefined if the clocks change within them. Looking it up
   * for each time took seconds.
   */
  private offsetAround(wall: number, zone: string): number | undefined {
    const stretch = Math.floor(wall / STRETCH);
    const key = `${stretch} ${zone}`;
    if (!this.offsets.has(key)) {
      const [before, after] = [stretch * STRETCH - days(1), (stretch + 1) * STRETCH + days(1)].map(
        (moment) => Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).offsetNanoseconds,
      );
      this.offsets.set(key, before === after ? before! / 1_000_000 : undefined);
    }
    return this.offsets.get(key);
  }
}

/** Reads a time as if its clock were UTC. */
export const wallOf = (time: ICAL.Time): number =>
  time.isDate
    ? Date.UTC(time.year, time.month - 1, time.day)
    : Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);

/** All-day events use the coach's time zone, whatever zone they name. */
const bringsNoRules = (property: ICAL.Property): boolean => {
  const value = property.getFirstValue();
  return value instanceof ICAL.Time && !value.isDate && value.zone === ICAL.Timezone.localTimezone;
};

/** Some programs put a path before the name, such as /mozilla.org/20050126_1/Europe/Berlin or tzone://Microsoft/Utc. */
function zoneNamed(name: string): string | undefined {
  const parts = name.split('/');
  const names = parts.map((_, n) => parts.slice(n).join('/'));
  return names.map((each) => WINDOWS_ZONES[each] ?? each).find(isZone);
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function exactMoment(time: ICAL.Time, zone: string): number {
  const { year, month, day, hour, minute, second } = time;
  if (time.isDate) return new Temporal.PlainDate(year, month, day).toZonedDateTime(zone).epochMilliseconds;
  return new Temporal.PlainDateTime(year, month, day, hour, minute, second).toZonedDateTime(zone)
    .epochMilliseconds;
}
