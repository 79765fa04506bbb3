import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { personOf, READERS_GROUPS, type ReadPerson, shownTo } from '../people/people.sql.js';
import { ReadersService } from '../people/readers.service.js';
import type { AnnouncementReadersQuery, AnnouncementReadersResponse } from './announcement-readers.dto.js';

const ON_A_PAGE = 30;

/** Queries for the readers of announcement `$2`, after the person `$3`: accounts, their order and time. Each uses an index. */
const LISTS = {
  seen: `
    select s.account_id as id, s.seen_at as at from community_seen_announcements s join members m on m.id = s.account_id
    where s.announcement_id = $2 and m.blocked_at is null and ($3::uuid is null or (s.seen_at, s.account_id) < (
      select l.seen_at, l.account_id from community_seen_announcements l where l.announcement_id = $2 and l.account_id = $3))
    order by s.seen_at desc, s.account_id desc`,
  not_yet: `
    select m.id, null::timestamptz as at from members m
    where m.blocked_at is null
      and not exists (select from community_seen_announcements s where s.announcement_id = $2 and s.account_id = m.id)
      and ($3::uuid is null or (lower(m.name), m.id) > (select lower(l.name), l.id from members l where l.id = $3))
    order by lower(m.name), m.id`,
} as const;

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
    { of = 'seen', after }: AnnouncementReadersQuery,
  ): Promise<AnnouncementReadersResponse> {
    if (!(await this.database.one('select from community_announcements where id = $1', [id])))
      throw notFound('Announcement');
    const { reader, rows } = await this.readers.reading<{ person: ReadPerson; seenAt: string | null }>(
      me,
      `select ${personOf('p.id', '$1', READERS_GROUPS)} as person, to_json(p.at) as "seenAt"
       from (${LISTS[of]} limit ${ON_A_PAGE + 1}) p`,
      [id, after ?? null],
    );
    return {
      items: rows.slice(0, ON_A_PAGE).map(({ person, seenAt }) => ({
        person: shownTo(reader, person),
        seenAt: seenAt === null ? null : new Date(seenAt).toISOString(),
      })),
      hasMore: rows.length > ON_A_PAGE,
    };
  }
}
