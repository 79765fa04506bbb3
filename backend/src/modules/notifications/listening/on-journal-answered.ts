import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';

/** Says that the coach has answered. It quotes neither of them, because others may read the mail. */
@Injectable()
@OnEvent('journal.answered', 'notifications.journal-answered')
export class OnJournalAnswered implements EventListener<'journal.answered'> {
  constructor(
    private readonly post: MailPostService,
    private readonly bell: BellService,
  ) {}

  async handle(event: EventMap['journal.answered'], tx: Tx): Promise<void> {
    const { accountId, courseId, lessonId, shareId } = event;
    const answer = newId(); // a journal that is shared again may be answered again, and each answer is told
    await this.post.add(tx, {
      kind: 'journal-answered',
      thing: answer,
      accountId,
      details: { courseId, lessonId, shareId },
    });
    await this.bell.ring(tx, {
      kind: 'journal-answered',
      accountId,
      thing: shareId,
      source: answer,
      path: `/course/${courseId}?lesson=${lessonId}`,
    });
  }
}
