import { Injectable } from '@nestjs/common';
import { Clock, days, later } from '../../../kernel/clock.js';
import { notFound } from '../../../kernel/errors.js';
import type { Language } from '../../../kernel/languages.js';
import { joining } from '../../../kernel/join-from.js';
import { inLanguage, translationTo } from '../../../kernel/translations.js';
import { feedDocument } from '../../../platform/calendar/index.js';
import { SiteUrl } from '../../../platform/config/config.module.js';
import { Database } from '../../../platform/database/database.js';
import { cursorOf, valuesOf } from '../../../platform/http/cursor.js';
import { type Page, pageOf } from '../../../platform/http/list-response.js';
import type { PageQuery } from '../../../platform/http/page-query.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import type { CommunityEvent } from '../community-event.entity.js';
import { mayCome } from '../event-guests.sql.js';
import { eventColumns, type EventRow } from '../event-row.sql.js';
import { EVENT_TEXTS } from '../event-words.js';
import { type EventReader, EventReadersService } from './event-readers.service.js';
import type { CommunityEventResponse } from './events.dto.js';

/** Max length of an event: one that began earlier is over. */
const LONGEST = days(7);

type Row = EventRow &
  Pick<CommunityEvent, 'calendarSequence'> &
  Pick<CommunityEventResponse, 'mine' | 'waitingPosition'>;

const columns = (
  language: Language,
): string => `${eventColumns(language)}, e.calendar_sequence as "calendarSequence", own.state as mine,
  case when own.state = 'waiting' then (select count(*)::int + 1 from community_event_rsvps w
    where w.event_id = e.id and w.state = 'waiting' and (w.created_at, w.id) < (own.created_at, own.id)) end as "waitingPosition"`;

const EVENTS = `community_events e left join community_event_rsvps own on own.event_id = e.id and own.account_id = $1`;

/** Visible events. `$2` lists the reader's groups; `$3` is true for the coach, who sees all. */
const IS_VISIBLE = `($3::boolean or e.group_id is null or e.group_id = any($2::uuid[]))`;

/** Reads events for members and the coach. An event of a group that the reader is not in is not found. */
@Injectable()
export class EventsQueries {
  constructor(
    private readonly database: Database,
    private readonly readers: EventReadersService,
    private readonly clock: Clock,
    private readonly url: SiteUrl,
  ) {}

  /** Lists current and coming events, the next one first; a canceled event stays until its end time. */
  async page(
    me: SignedIn,
    language: Language,
    { after, limit }: PageQuery,
  ): Promise<Page<CommunityEventResponse>> {
    const reader = await this.readers.of(me);
    const now = this.clock.now();
    const follows = after === undefined ? '' : 'and (e.starts_at, e.id) > ($6::timestamptz, $7::uuid)';
    const rows = await this.database.query<Row>(
      `select ${columns(language)} from ${EVENTS}
       where ${IS_VISIBLE} and e.ends_at > $4 and e.starts_at > $5 ${follows}
       order by e.starts_at, e.id limit ${limit + 1}`,
      [...parametersOf(reader), now, later(now, -LONGEST), ...valuesOf(after)],
    );
    const { items, next } = pageOf(rows, limit, ({ startsAt, id }) => cursorOf(startsAt, id));
    return { items: items.map((row) => toResponse(row, { reader, language, now })), next };
  }

  async one(me: SignedIn, language: Language, id: string): Promise<CommunityEventResponse> {
    const reader = await this.readers.of(me);
    return toResponse(await this.row(reader, language, id), { reader, language, now: this.clock.now() });
  }

  /** The event as a calendar file (RFC 5545). Its link leads to the event page, where attendees can join when it is time. */
  async calendarFile(me: SignedIn, language: Language, id: string): Promise<string> {
    const reader = await this.readers.of(me);
    const row = await this.row(reader, language, id);
    const { startsAt, endsAt, place } = row;
    const { title, description } = wordsIn(language, row);
    return feedDocument(title, [
      {
        uid: row.id,
        sequence: row.calendarSequence,
        title,
        description,
        startsAt,
        endsAt,
        place,
        meetingUrl: this.url.of(`/community/events/${id}`),
        isCancelled: row.state === 'cancelled',
        writtenAt: this.clock.now(),
      },
    ]);
  }

  private async row(reader: EventReader, language: Language, id: string): Promise<Row> {
    const row = await this.database.one<Row>(
      `select ${columns(language)} from ${EVENTS} where e.id = $4 and ${IS_VISIBLE}`,
      [...parametersOf(reader), id],
    );
    if (!row) throw notFound('Event');
    return row;
  }
}

const parametersOf = ({ accountId, groupIds, isCoach }: EventReader) => [accountId, groupIds, isCoach];

const mayJoin = ({ mine, state }: Row, reader: EventReader): boolean =>
  state === 'planned' && (reader.isCoach || (mine === 'coming' && mayCome(reader)));

const wordsIn = (language: Language, { translations, ...event }: Row) =>
  inLanguage(language, { ...event, translation: translationTo(language, translations) }, EVENT_TEXTS);

interface Asked {
  reader: EventReader;
  language: Language;
  now: Date;
}

function toResponse(row: Row, { reader, language, now }: Asked): CommunityEventResponse {
  const { calendarSequence: _, ...event } = wordsIn(language, row);
  const { capacity, coming, startsAt } = event;
  const join = joining(row, now);
  return {
    ...event,
    placesLeft: capacity === null ? null : capacity - coming,
    canRsvp: !reader.isCoach && mayCome(reader) && row.state === 'planned' && startsAt > now,
    ...join,
    meetingUrl: mayJoin(row, reader) ? join.meetingUrl : null,
  };
}
