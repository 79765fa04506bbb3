import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { contains, ids, oneOf } from '../../../platform/http/list-filters.js';
import type { ListParams } from '../../../platform/http/list-params.js';
import { readPage } from '../../../platform/http/read-page.js';
import { type ListFields, MAX_ROWS, readListQuery } from '../../../platform/http/list-query.js';
import { counts, times } from '../../../platform/http/list-ranges.js';
import type { CommunityEvent } from '../community-event.entity.js';
import { EVENT_COLUMNS, type EventRow, WAITING } from '../event-row.sql.js';
import { EVENT_STATES } from '../event-words.js';
import { wallTimeOf } from '../schedule/occurrences.js';
import type { CoachEventResponse, EventGuestResponse } from './coach-events.dto.js';

export const EVENT_FIELDS: ListFields = {
  sort: {
    startsAt: 'e.starts_at',
    title: 'e.title',
    coming: 'e.coming',
    capacity: 'e.capacity',
    waiting: WAITING,
    state: 'e.state',
    createdAt: 'e.created_at',
    id: 'e.id',
  },
  filter: {
    q: contains('e.title', 'e.description'),
    title: contains('e.title'),
    state: oneOf(EVENT_STATES, 'e.state'),
    groupId: ids('e.group_id'),
    id: ids('e.id'),
    ...times('startsAt', 'e.starts_at'),
    ...times('endsAt', 'e.ends_at'),
    ...times('createdAt', 'e.created_at'),
    ...counts('coming', 'e.coming'),
    ...counts('capacity', 'e.capacity'),
    ...counts('waiting', WAITING),
  },
  default: { sort: 'startsAt', order: 'ASC' },
};

type Row = EventRow & Pick<CommunityEvent, 'createdAt'> & Pick<CoachEventResponse, 'following' | 'version'>;

const ROW = `
  select ${EVENT_COLUMNS}, e.created_at as "createdAt", e.calendar_sequence as version,
         (select count(*)::int from community_events f where f.series_id = e.series_id and f.starts_at > e.starts_at
            and f.state = 'planned') as following
  from community_events e`;

@Injectable()
export class CoachEventsQueries {
  constructor(private readonly database: Database) {}

  async list(params: ListParams): Promise<{ items: CoachEventResponse[]; contentRange: string }> {
    return readPage(this.database, readListQuery(params, EVENT_FIELDS), {
      unit: 'events',
      select: ROW,
      from: 'community_events e',
      tie: 'e.id',
      show: (rows: Row[]) => rows.map(toResponse),
    });
  }

  async one(id: string): Promise<CoachEventResponse> {
    const row = await this.database.one<Row>(`${ROW} where e.id = $1`, [id]);
    if (!row) throw notFound('Event');
    return toResponse(row);
  }

  /** Lists attendees by name, then the waiting list in order. */
  async guests(id: string): Promise<EventGuestResponse[]> {
    await this.one(id);
    return this.database.query<EventGuestResponse>(
      `select r.account_id as id, n.name, r.state, coalesce(r.coming_since, r.created_at) as since
       from community_event_rsvps r join account_names n on n.id = r.account_id where r.event_id = $1
       order by r.state, case when r.state = 'waiting' then r.created_at end, lower(n.name), r.id limit ${MAX_ROWS}`,
      [id],
    );
  }
}

const SECOND = 1000;

const toResponse = (row: Row): CoachEventResponse => ({
  ...row,
  localStart: wallTimeOf(row.startsAt, row.timeZone),
  durationSeconds: (row.endsAt.getTime() - row.startsAt.getTime()) / SECOND,
});
