import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { type EventListener, OnEvent } from '../../../platform/jobs/handlers.js';
import { MailPostService } from '../mail-post.service.js';
import { sameThing } from '../same-thing.js';

/** Congratulates, once for each course, also when a lesson is taken back and completed again. */
@Injectable()
@OnEvent('course.completed', 'notifications.course-completed')
export class OnCourseCompleted implements EventListener<'course.completed'> {
  constructor(private readonly post: MailPostService) {}

  async handle({ accountId, courseId }: EventMap['course.completed'], tx: Tx): Promise<void> {
    const thing = sameThing(accountId, courseId);
    await this.post.add(tx, { kind: 'course-completed', thing, accountId, details: { courseId } });
  }
}
