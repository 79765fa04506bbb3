import { Injectable } from '@nestjs/common';
import type { Language } from '../../kernel/languages.js';
import { Database } from '../../platform/database/database.js';
import { textIn } from '../../platform/database/translated.js';
import type { LatestReplyResponse } from './journals.dto.js';

@Injectable()
export class JournalRepliesQueries {
  constructor(private readonly database: Database) {}

  /** The coach's latest reply to a member, as long as the member can open its lesson. */
  async latestTo(accountId: string, language: Language): Promise<LatestReplyResponse | null> {
    const row = await this.database.one<LatestReplyResponse>(
      `select s.reply as text, s.replied_at as "repliedAt", s.course_id as "courseId", l.module_id as "moduleId",
              l.id as "lessonId", ${textIn(language, 'l', 'title')} as "lessonTitle"
       from journal_shares s
       join active_enrollments e on e.account_id = s.account_id and e.product_id = s.course_id
       join lesson_places l on l.id = s.lesson_id
       where s.account_id = $1 and s.reply is not null
       order by s.replied_at desc, s.id limit 1`,
      [accountId],
    );
    return row ?? null;
  }
}
