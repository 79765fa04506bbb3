import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { DEFAULT_LANGUAGE, type Language } from '../../../kernel/languages.js';
import { inLanguage } from '../../../kernel/translations.js';
import { Database } from '../../../platform/database/database.js';
import { translationIn } from '../../../platform/database/translated.js';
import { cursorOf, valuesOf } from '../../../platform/http/cursor.js';
import { type Page, pageOf } from '../../../platform/http/list-response.js';
import type { PageQuery } from '../../../platform/http/page-query.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { isCoach } from '../people/people.sql.js';
import { ANNOUNCEMENT_TEXTS } from './announcement.entity.js';
import type { AnnouncementResponse } from './announcements.dto.js';

type Row = Omit<AnnouncementResponse, 'untranslated'> & { translation: object | null };

/** Announcements for the reader `$1`. `$2` is true for the coach, who alone learns how many have seen them. */
const selectIn = (language: Language) => `
  select a.id, a.priority, a.title, a.text, a.created_at as "createdAt", a.edited_at as "editedAt", a.version,
         ${translationIn(language, 'a')}, case when $2::boolean then a.translations end as translations,
         exists (select from community_seen_announcements s where s.announcement_id = a.id and s.account_id = $1) as "isSeen",
         case when $2::boolean then json_build_object(
           'count', (select count(*)::int from community_seen_announcements s join members m on m.id = s.account_id
                       where s.announcement_id = a.id and m.blocked_at is null),
           'members', (select count(*)::int from members m where m.blocked_at is null)) end as "seenBy"
  from community_announcements a`;

/** Reads the coach's announcements, newest first. */
@Injectable()
export class AnnouncementsQueries {
  constructor(private readonly database: Database) {}

  async page(
    me: SignedIn,
    { after, limit }: PageQuery,
    reads: Language,
  ): Promise<Page<AnnouncementResponse>> {
    const language = languageOf(me, reads);
    const before = after === undefined ? '' : 'where (a.created_at, a.id) < ($3::timestamptz, $4::uuid)';
    const rows = await this.database.query<Row>(
      `${selectIn(language)} ${before} order by a.created_at desc, a.id desc limit ${limit + 1}`,
      [me.accountId, isCoach(me), ...valuesOf(after)],
    );
    const { items, next } = pageOf(rows, limit, ({ createdAt, id }) => cursorOf(createdAt, id));
    return { items: items.map((row) => inLanguage(language, row, ANNOUNCEMENT_TEXTS)), next };
  }

  /** Returns an announcement as the coach wrote it. */
  async one(me: SignedIn, id: string): Promise<AnnouncementResponse> {
    const row = await this.database.one<Row>(`${selectIn(DEFAULT_LANGUAGE)} where a.id = $3`, [
      me.accountId,
      isCoach(me),
      id,
    ]);
    if (!row) throw notFound('Announcement');
    return inLanguage(DEFAULT_LANGUAGE, row, ANNOUNCEMENT_TEXTS);
  }
}

/** The coach reads the English texts, with their translations beside them. */
const languageOf = (me: SignedIn, reads: Language): Language => (isCoach(me) ? DEFAULT_LANGUAGE : reads);
