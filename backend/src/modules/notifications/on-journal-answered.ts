import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import { newId } from '../../kernel/ids.js';
import type { Tx } from '../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../platform/jobs/handlers.js';
import { MailPostService } from './mail-post.service.js';

/** Says that the coach has answered. It quotes neither of them, because others may read the mail. */
@Injectable()
@OnEvent('journal.answered', 'notifications.journal-answered')
export class OnJournalAnswered implements EventListener<'journal.answered'> {
  constructor(private readonly post: MailPostService) {}

  async handle(event: EventMap['journal.answered'], tx: Tx): Promise<void> {
    const { accountId, courseId, lessonId } = event;
    await this.post.add(tx, {
      kind: 'journal-answered',
      thing: newId(), // a journal that is shared again may be answered again, and each answer brings a mail
      accountId,
      details: { courseId, lessonId },
    });
  }
}
