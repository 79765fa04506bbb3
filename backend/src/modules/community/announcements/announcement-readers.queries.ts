import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { cursorOf, valuesOf } from '../../../platform/http/cursor.js';
import { type Page, pageOf } from '../../../platform/http/list-response.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { personOf, READERS_GROUPS, type ReadPerson, shownTo } from '../people/people.sql.js';
import { ReadersService } from '../people/readers.service.js';
import type { AnnouncementReaderResponse, AnnouncementReadersQuery } from './announcement-readers.dto.js';

/** Time in a cursor when the order is by name. */
const NO_TIME = new Date(0);

/**
 * Queries for the readers of announcement `$2` after the time `$3` or the name `$4` and the person `$5`: accounts, their order
 * and time. Each uses an index, and names all parameters, because PostgreSQL asks for the type of each.
 */
const LISTS = {
  seen: `
    select s.account_id as id, s.seen_at as at, '' as name from community_seen_announcements s join members m on m.id = s.account_id
    where s.announcement_id = $2 and m.blocked_at is null and ($5::uuid is null or (s.seen_at, s.account_id) < ($3::timestamptz, $5::uuid) and $4::text is not null)
    order by s.seen_at desc, s.account_id desc`,
  not_yet: `
    select m.id, null::timestamptz as at, lower(m.name) as name from members m
    where m.blocked_at is null
      and not exists (select from community_seen_announcements s where s.announcement_id = $2 and s.account_id = m.id)
      and ($5::uuid is null or (lower(m.name), m.id) > ($4::text, $5::uuid) and $3::timestamptz is not null)
    order by lower(m.name), m.id`,
} as const;

interface Row extends Record<string, unknown> {
  id: string;
  /** Lower-cased name; empty if the order is by time. */
  name: string;
  person: ReadPerson;
  seenAt: string | null;
}

/** Lists members who have seen an announcement, and members who have not, for the coach. */
@Injectable()
export class AnnouncementReadersQueries {
  constructor(
    private readonly database: Database,
    private readonly readers: ReadersService,
  ) {}

  async page(
    me: SignedIn,
    id: string,
    { of = 'seen', after, limit }: AnnouncementReadersQuery,
  ): Promise<Page<AnnouncementReaderResponse>> {
    if (!(await this.database.one('select from community_announcements where id = $1', [id])))
      throw notFound('Announcement');
    const [at = null, name = null, last = null] = valuesOf(after);
    const { reader, rows } = await this.readers.reading<Row>(
      me,
      `select ${personOf('p.id', '$1', READERS_GROUPS)} as person, p.id, p.name, to_json(p.at) as "seenAt"
       from (${LISTS[of]} limit ${limit + 1}) p`,
      [id, at, name, last],
    );
    const { items, next } = pageOf(rows, limit, (row) =>
      cursorOf(row.seenAt === null ? NO_TIME : new Date(row.seenAt), row.name, row.id),
    );
    return {
      items: items.map(({ person, seenAt }) => ({
        person: shownTo(reader, person),
        seenAt: seenAt === null ? null : new Date(seenAt).toISOString(),
      })),
      next,
    };
  }
}
