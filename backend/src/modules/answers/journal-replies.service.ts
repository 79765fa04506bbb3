import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { notFound } from '../../kernel/errors.js';
import { Database } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { StandingQueries } from '../accounts/index.js';
import { SHARED } from './shared-journals.queries.js';

interface Shared {
  accountId: string;
  courseId: string;
  lessonId: string;
  widgetId: string;
  reply: string | null;
  needsReply: boolean;
}

@Injectable()
export class JournalRepliesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly standing: StandingQueries,
    private readonly outbox: Outbox,
  ) {}

  /** Stores the one reply to a shared answer, or a correction. The member is notified only of the first reply. */
  async reply(id: string, reply: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const shared = await tx.one<Shared>(
        `select s.account_id as "accountId", s.course_id as "courseId", s.lesson_id as "lessonId",
                s.widget_id as "widgetId", s.reply, ${SHARED.needsReply} as "needsReply"
         from ${SHARED.from} where s.id = $1 for update of s`,
        [id],
      );
      if (!shared) throw notFound('Shared journal');
      const { reply: before, needsReply, ...ids } = shared;
      if (!needsReply && before === reply) return;
      await this.standing.mustActFor(tx, ids.accountId);
      await tx.query('update journal_shares set reply = $2, replied_at = $3 where id = $1', [
        id,
        reply,
        this.clock.now(),
      ]);
      if (needsReply) await this.outbox.publish(tx, 'journal.answered', { ...ids, shareId: id });
    });
  }
}
