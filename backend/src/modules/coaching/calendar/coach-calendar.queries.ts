import { Injectable } from '@nestjs/common';
import { Clock, days } from '../../../kernel/clock.js';
import { wrongFields } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import type { RowOf } from '../../../platform/database/published-view.js';
import type { coachCalendar } from '../../business/index.js';
import { type OfferingRow, OFFERINGS } from '../offerings/offering.sql.js';
import { type Interval, merge } from '../scheduling/intervals.js';
import { openHours } from '../scheduling/open-hours.js';
import type {
  CalendarEventResponse,
  CalendarSessionResponse,
  CoachCalendarQuery,
  CoachCalendarResponse,
} from './coach-calendar.dto.js';
import { timeOffOf } from './time-off-of.js';

/** Max range: the whole weeks of a month, with some days on either side. */
const LONGEST = days(62);
/** Max rows: more than fit into that many days. */
const MOST = 1000;

/** Sessions that take the coach's time; expired holds do not. */
const SESSIONS = `
  select s.id, s.starts_at as "startsAt", s.ends_at as "endsAt", lower(s.blocked) as "blockedFrom",
         upper(s.blocked) as "blockedUntil", s.state, s.held_until as "heldUntil", s.places, o.title,
         o.is_group as "isGroup", o.for_pairs as "isForPairs", coalesce(b.booked, 0)::int as booked, b.booking
  from coaching_sessions s join coaching_offerings o on o.id = s.offering_id
  left join lateral (
    select count(*) over () as booked,
           json_build_object('id', b.id, 'name', b.name, 'timeZone', b.time_zone, 'state', b.state) as booking
    from coaching_bookings b where b.session_id = s.id and b.state <> 'cancelled' order by b.created_at, b.id limit 1
  ) b on true
  where s.state <> 'cancelled' and s.blocked && tstzrange($1, $2) and (s.state <> 'held' or s.held_until > $3)
  order by s.starts_at limit ${MOST}`;

const EVENTS = `
  select id, title, starts_at as "startsAt", ends_at as "endsAt", coming, capacity from event_facts
  where state = 'planned' and starts_at < $2 and ends_at > $1 order by starts_at, id limit ${MOST}`;

/** Reads the coach's time within a range, always in four statements. */
@Injectable()
export class CoachCalendarQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Reads a range; 400 if the moments are more than 62 days apart. */
  async between({ from, to }: CoachCalendarQuery): Promise<CoachCalendarResponse> {
    const window = { start: Date.parse(from), end: Date.parse(to) };
    if (!(window.end - window.start <= LONGEST))
      throw wrongFields({ to: 'must be within 62 days of `from`' });
    const [clocks, offerings, sessions, events] = await Promise.all([
      this.database.query<RowOf<typeof coachCalendar>>('select time_zone as "timeZone" from coach_calendar'),
      this.database.query<OfferingRow>(`${OFFERINGS} and not o.is_group order by o.created_at, o.id`),
      this.database.query<CalendarSessionResponse>(SESSIONS, [
        new Date(window.start),
        new Date(window.end),
        this.clock.now(),
      ]),
      this.database.query<CalendarEventResponse>(EVENTS, [new Date(window.start), new Date(window.end)]),
    ]);
    return {
      timeZone: clocks[0]!.timeZone,
      sessions,
      events,
      open: openWithin(offerings, window).map(({ start, end }) => ({
        startsAt: new Date(start),
        endsAt: new Date(end),
      })),
      timeOff: timeOffOf(offerings, window),
    };
  }
}

/** Bookable hours of all offerings combined. */
const openWithin = (offerings: readonly OfferingRow[], window: Interval): Interval[] =>
  merge(offerings.flatMap((offering) => openHours(offering, window))).map(({ start, end }) => ({
    start: Math.max(start, window.start),
    end: Math.min(end, window.end),
  }));
