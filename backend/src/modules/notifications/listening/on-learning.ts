import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';
import { sameThing } from '../same-thing.js';

/** Notifies members of news in their courses. */
@Injectable()
export class OnLearning {
  constructor(
    private readonly post: MailPostService,
    private readonly bell: BellService,
  ) {}

  /** Congratulates once for each course, even if a lesson is undone and completed again. */
  @On('course.completed', 'notifications.course-completed')
  async courseCompleted({ accountId, courseId }: EventMap['course.completed'], tx: Tx): Promise<void> {
    const thing = sameThing(accountId, courseId);
    await this.post.add(tx, { kind: 'course-completed', thing, accountId, details: { courseId } });
  }

  /** Says that a module has opened, once for each person and module. */
  @On('module.opened', 'notifications.module-opened')
  async moduleOpened({ accountId, ...details }: EventMap['module.opened'], tx: Tx): Promise<void> {
    const thing = sameThing(accountId, details.moduleId);
    await this.post.add(tx, { kind: 'module-opened', thing, accountId, details });
    const { moduleId, moduleTitle, courseId } = details;
    await this.bell.ring(tx, {
      kind: 'module-opened',
      accountId,
      thing: moduleId,
      source: moduleId,
      path: `/course/${courseId}`,
      facts: { title: moduleTitle },
    });
  }

  /** Says that the coach has answered. The email quotes neither side, because others may read it. */
  @On('journal.answered', 'notifications.journal-answered')
  async journalAnswered(event: EventMap['journal.answered'], tx: Tx): Promise<void> {
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
