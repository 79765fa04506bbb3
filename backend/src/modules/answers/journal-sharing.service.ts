import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { conflict, notFound } from '../../kernel/errors.js';
import { newId } from '../../kernel/ids.js';
import { Database } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { AnswerAccessService } from './answer-access.service.js';
import { journalResponse } from './journals.sql.js';
import type { JournalAnswerResponse } from './journals.dto.js';
import { expectVersion, readJournal } from './journals.service.js';

/** Shares a copy of the member's current answer with the coach (docs/decisions/shared-journals.md). */
@Injectable()
export class JournalSharingService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly access: AnswerAccessService,
    private readonly outbox: Outbox,
  ) {}

  /** Shares the current text. Sharing the same text again changes nothing. */
  async share(me: SignedIn, widgetId: string, expectedVersion?: number): Promise<JournalAnswerResponse> {
    const { courseId, lessonId, settings } = await this.access.to(me, widgetId, 'journal');
    return this.database.transaction(async (tx) => {
      const journal = await readJournal(tx, me, widgetId);
      if (!journal?.text.trim()) throw conflict('nothing_to_share', 'You haven’t written anything here yet');
      expectVersion(journal, expectedVersion);
      const shared = await tx.one<{ id: string }>(
        `insert into journal_shares as s
           (id, account_id, widget_id, course_id, lesson_id, question, text, shared_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (account_id, widget_id) do update
           set course_id = $4, lesson_id = $5, question = $6, text = $7, shared_at = $8
           where s.text is distinct from $7 returning id`,
        [
          newId(),
          me.accountId,
          widgetId,
          courseId,
          lessonId,
          settings.question,
          journal.text,
          this.clock.now(),
        ],
      );
      if (shared)
        await this.outbox.publish(tx, 'journal.shared', { accountId: me.accountId, shareId: shared.id });
      return journalResponse((await readJournal(tx, me, widgetId))!);
    });
  }

  /** Unshares the answer, even if the lesson is closed to the member today: the text belongs to the member. */
  async unshare(me: SignedIn, widgetId: string): Promise<JournalAnswerResponse> {
    return this.database.transaction(async (tx) => {
      const journal = await readJournal(tx, me, widgetId);
      if (!journal) throw notFound('Widget');
      const unshared = await tx.query<{ id: string }>(
        `update journal_shares set text = null, shared_at = null
         where account_id = $1 and widget_id = $2 and shared_at is not null returning id`,
        [me.accountId, widgetId],
      );
      for (const { id: shareId } of unshared)
        await this.outbox.publish(tx, 'journal.unshared', { accountId: me.accountId, shareId });
      return journalResponse({ ...journal, sharedAt: null, sharedText: null });
    });
  }
}
