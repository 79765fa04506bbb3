import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/database/published-view.js';
import { On } from '../../platform/jobs/decorators.js';
import type { lessonPlaces } from '../courses/index.js';
import { WebhookFactsQueries } from './webhook-facts.queries.js';
import { WebhookOutboxService } from './webhook-outbox.service.js';
import type { CourseMemberData } from './webhook-payloads.dto.js';

type Lesson = Pick<RowOf<typeof lessonPlaces>, 'title'>;

/** Sends webhooks about progress in courses, as visible to the coach. */
@Injectable()
export class OnLearning {
  constructor(
    private readonly webhooks: WebhookOutboxService,
    private readonly facts: WebhookFactsQueries,
  ) {}

  @On('course.completed', 'webhooks.course-completed')
  courseCompleted(done: EventMap['course.completed'], tx: Tx): Promise<void> {
    return this.webhooks.publish(tx, 'course.completed', () => this.course(tx, done));
  }

  @On('certificate.issued', 'webhooks.certificate-issued')
  certified(done: EventMap['certificate.issued'], tx: Tx): Promise<void> {
    return this.webhooks.publish(tx, 'certificate.issued', () => this.course(tx, done));
  }

  @On('lesson.completed', 'webhooks.lesson-completed')
  lessonCompleted(done: EventMap['lesson.completed'], tx: Tx): Promise<void> {
    const { lessonId } = done;
    return this.webhooks.publish(tx, 'lesson.completed', async () => {
      const course = await this.course(tx, done);
      const lesson = await tx.one<Lesson>('select l.title from lesson_places l where l.id = $1', [lessonId]);
      return course && lesson && { ...course, lessonId, lessonTitle: lesson.title };
    });
  }

  private async course(
    tx: Tx,
    { accountId, courseId }: EventMap['course.completed'],
  ): Promise<CourseMemberData | undefined> {
    const member = await this.facts.member(tx, accountId, 'see-progress');
    const [course] = await this.facts.products(tx, [courseId]);
    return member && course && { courseId, courseTitle: course.title, member };
  }
}
