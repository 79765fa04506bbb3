import { Injectable } from '@nestjs/common';
import { Clock, days, later } from '../../../kernel/clock.js';
import { notFound } from '../../../kernel/errors.js';
import { hashOfSecret } from '../../../kernel/ids.js';
import { type Appointment, feedDocument } from '../../../platform/calendar/index.js';
import { SiteUrl } from '../../../platform/config/config.module.js';
import { Database } from '../../../platform/database/database.js';
import type { RowOf } from '../../../platform/database/published-view.js';
import type { eventFacts } from '../../community-events/index.js';
import { PublishedSiteService } from '../../site/index.js';
import { BOOKING_ROW, type BookingRow } from '../bookings/booking.sql.js';

/** How long past sessions stay in the feed. */
const KEPT = days(90);

/** Max entries: more than anyone looks at. */
const MOST = 1000;

type FeedEvent = Pick<
  RowOf<typeof eventFacts>,
  'id' | 'title' | 'startsAt' | 'endsAt' | 'place' | 'state' | 'calendarSequence'
>;

type Feed = { accountId: string; isOfCoach: boolean };

/** Merges the bookings of a group session into one entry with all names. The entry is canceled only if all bookings are. */
function onePerSession(rows: readonly BookingRow[]): BookingRow[] {
  const sessions = new Map<string, BookingRow>();
  for (const row of rows) {
    const entry = sessions.get(row.sessionId);
    if (!entry || (entry.state === 'cancelled' && row.state !== 'cancelled'))
      sessions.set(row.sessionId, row);
    else if (row.state !== 'cancelled')
      sessions.set(row.sessionId, { ...entry, name: `${entry.name}, ${row.name}` });
  }
  return [...sessions.values()];
}

/** Builds the calendar document of a private address. */
@Injectable()
export class CalendarFeedQueries {
  constructor(
    private readonly database: Database,
    private readonly site: PublishedSiteService,
    private readonly clock: Clock,
    private readonly url: SiteUrl,
  ) {}

  /** Runs three statements. 404 if the address no longer exists, the account is blocked, or a minor lacks a guardian's consent. */
  async document(token: string): Promise<string> {
    const feed = await this.database.one<Feed>(
      `select f.account_id as "accountId", f.is_of_coach as "isOfCoach" from calendar_feeds f
       where f.token_hash = $1 and (f.is_of_coach or exists (
         select from members m where m.id = f.account_id and m.blocked_at is null))
         and not exists (select from absent_minors a where a.id = f.account_id and a.is_closed)`,
      [hashOfSecret(token)],
    );
    if (!feed) throw notFound('Calendar');
    const now = this.clock.now();
    const rows = await this.database.query<BookingRow>(
      `${BOOKING_ROW} where ($1::uuid is null or b.account_id = $1) and b.confirmed_at is not null and s.ends_at > $2
       order by s.starts_at, b.id limit ${MOST}`,
      [feed.isOfCoach ? null : feed.accountId, later(now, -KEPT)],
    );
    const { place, coach } = await this.site.site();
    const sessions = onePerSession(rows).map((row) => ({
      uid: row.sessionId,
      sequence: row.calendarSequence,
      meetingUrl: row.meetingUrl,
      startsAt: row.startsAt,
      endsAt: row.endsAt,
      isCancelled: row.state === 'cancelled',
      writtenAt: now,
      title: `${row.title}: ${feed.isOfCoach ? row.name : coach.name}`,
    }));
    return feedDocument(place.name, [...sessions, ...(await this.events(feed, now))]);
  }

  /** Events that a member attends, or all for the coach. Each entry links to the event's page, not to the meeting. */
  private async events({ accountId, isOfCoach }: Feed, now: Date): Promise<Appointment[]> {
    const rows = await this.database.query<FeedEvent>(
      `select e.id, e.title, e.starts_at as "startsAt", e.ends_at as "endsAt", e.place, e.state,
              e.calendar_sequence as "calendarSequence"
       from event_facts e where e.ends_at > $2 and ($1::uuid is null or exists (
         select from event_guests g where g.event_id = e.id and g.account_id = $1 and g.state = 'coming'))
       order by e.starts_at, e.id limit ${MOST}`,
      [isOfCoach ? null : accountId, later(now, -KEPT)],
    );
    return rows.map(({ id, title, startsAt, endsAt, place, state, calendarSequence: sequence }) => ({
      uid: id,
      sequence,
      title,
      startsAt,
      endsAt,
      place,
      isCancelled: state === 'cancelled',
      meetingUrl: this.url.of(`/community/events/${id}`),
      writtenAt: now,
    }));
  }
}
