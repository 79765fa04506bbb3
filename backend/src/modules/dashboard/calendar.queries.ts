import { Injectable } from '@nestjs/common';
import { Clock, days } from '../../kernel/clock.js';
import type { Language } from '../../kernel/languages.js';
import { badRequest } from '../../kernel/errors.js';
import { joining } from '../../kernel/join-from.js';
import { Database } from '../../platform/database/database.js';
import { textIn } from '../../platform/database/translated.js';
import type { RowOf } from '../../platform/database/published-view.js';
import type { bookedSessions, waitedDates } from '../coaching/index.js';
import type { eventFacts, eventGuests } from '../community-events/index.js';
import { type DatedOpening, DatedOpeningsQueries } from '../learning/index.js';
import type { CalendarEntryResponse, CalendarQuery } from './calendar.dto.js';
import type { UpcomingEventResponse, UpcomingSessionResponse } from './overview.dto.js';

const LONGEST = days(100);

type SessionRow = Pick<RowOf<typeof bookedSessions>, 'id' | 'title' | 'startsAt' | 'endsAt' | 'meetingLink'>;

type WaitedRow = Omit<RowOf<typeof waitedDates>, 'accountId'>;

type EventRow = Pick<RowOf<typeof eventFacts>, 'id' | 'title' | 'startsAt' | 'endsAt' | 'meetingLink'> &
  Pick<RowOf<typeof eventGuests>, 'state'>;

/** A member's sessions, without canceled ones. */
const sessions = (language: Language): string => `
  select id, ${textIn(language, 'b', 'title')} as title, starts_at as "startsAt", ends_at as "endsAt", meeting_link as "meetingLink" from booked_sessions b
  where account_id = $1 and state <> 'cancelled'`;

/** Dates a member is on the waiting list for and that have not begun; an expired offer counts as none. */
const WAITED = `
  select id, title, starts_at as "startsAt", ends_at as "endsAt",
         case when offered_until > $4 then offered_until end as "offeredUntil"
  from waited_dates where account_id = $1 and starts_at > $4`;

/** Events a member attends, and future events they are on the waiting list for, without canceled ones. */
const events = (language: Language): string => `
  select e.id, ${textIn(language, 'e', 'title')} as title, e.starts_at as "startsAt", e.ends_at as "endsAt", e.meeting_link as "meetingLink", g.state
  from event_guests g join event_facts e on e.id = g.event_id
  where g.account_id = $1 and e.state = 'planned'`;

const TOUCHES = 'ends_at > $2 and starts_at < $3 order by starts_at, id';

@Injectable()
export class CalendarQueries {
  constructor(
    private readonly database: Database,
    private readonly openings: DatedOpeningsQueries,
    private readonly clock: Clock,
  ) {}

  /** Returns the entries that touch a period, in order. Always four queries. */
  async of(accountId: string, language: Language, period: CalendarQuery): Promise<CalendarEntryResponse[]> {
    const from = new Date(period.from);
    const to = new Date(period.to);
    if (to.getTime() - from.getTime() > LONGEST)
      throw badRequest('invalid', 'Please check the highlighted fields', {
        to: 'must be within 100 days of `from`',
      });
    const [booked, waited, attended, openings] = await Promise.all([
      this.database.query<SessionRow>(`${sessions(language)} and ${TOUCHES}`, [accountId, from, to]),
      this.database.query<WaitedRow>(`${WAITED} and ${TOUCHES}`, [accountId, from, to, this.clock.now()]),
      this.database.query<EventRow>(
        `${events(language)} and (g.state = 'coming' or e.starts_at > $4)
         and e.ends_at > $2 and e.starts_at < $3 order by e.starts_at, e.id`,
        [accountId, from, to, this.clock.now()],
      ),
      this.openings.between(accountId, language, from, to),
    ]);
    return [
      ...booked.map(sessionEntry),
      ...waited.map(waitedEntry),
      ...attended.map(eventEntry),
      ...openings.map(openingEntry),
    ].toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  }

  /** Booked sessions that are not over yet, including one that has begun. */
  async upcomingSessions(accountId: string, language: Language): Promise<UpcomingSessionResponse[]> {
    const now = this.clock.now();
    const rows = await this.database.query<SessionRow>(
      `${sessions(language)} and state = 'confirmed' and ends_at > $2 order by starts_at, id`,
      [accountId, now],
    );
    return rows.map((row) => upcoming(row, now));
  }

  /** Events the member attends and that are not over yet, including one that has begun. */
  async upcomingEvents(accountId: string, language: Language): Promise<UpcomingEventResponse[]> {
    const now = this.clock.now();
    const rows = await this.database.query<EventRow>(
      `${events(language)} and g.state = 'coming' and e.ends_at > $2 order by e.starts_at, e.id`,
      [accountId, now],
    );
    return rows.map((row) => upcoming(row, now));
  }
}

const upcoming = (
  { id, title, startsAt, endsAt, meetingLink }: SessionRow,
  now: Date,
): UpcomingSessionResponse => ({
  id,
  title,
  startsAt,
  endsAt,
  ...joining({ startsAt, endsAt, meetingUrl: meetingLink }, now),
});

/** Fields that only some kinds of entries have. */
const NONE = { offeredUntil: null, courseId: null, courseTitle: null };

const sessionEntry = ({ meetingLink: _, ...row }: SessionRow): CalendarEntryResponse => ({
  ...NONE,
  kind: 'session',
  ...row,
});

const waitedEntry = (row: WaitedRow): CalendarEntryResponse => ({ ...NONE, kind: 'waiting', ...row });

const eventEntry = ({ state, meetingLink: _, ...row }: EventRow): CalendarEntryResponse => ({
  ...NONE,
  kind: state === 'coming' ? 'event' : 'event_waiting',
  ...row,
});

const openingEntry = ({
  moduleId,
  moduleTitle,
  opensAt,
  ...course
}: DatedOpening): CalendarEntryResponse => ({
  ...NONE,
  kind: 'opening',
  id: moduleId,
  title: moduleTitle,
  startsAt: opensAt,
  endsAt: null,
  ...course,
});
