import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { OutlineReleasesService } from '../../courses/index.js';
import { LessonRevisionsService } from '../revisions/lesson-revisions.service.js';
import type { PublishLessonsRequest } from './lesson-releases.dto.js';

/**
 * Publishes the coach's edits. Members read copies of pages and widgets under the same ids, which one transaction
 * replaces, so nobody ever reads half a lesson and answers stay with their widgets.
 */
@Injectable()
export class LessonReleasesService {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly outline: OutlineReleasesService,
    private readonly revisions: LessonRevisionsService,
  ) {}

  /** Publishes these lessons, unless one of them was changed since the coach saw it. */
  publish(courseId: string, request: PublishLessonsRequest, accountId: string): Promise<void> {
    const { lessons, wantsOwnersNotified = false } = request;
    return this.database.exclusiveTransaction('courses', async (tx) => {
      await this.outline.lockReleased(tx, courseId);
      for (const { id, lessonVersion } of lessons)
        this.revisions.assertVersion(
          await this.revisions.lockLesson(tx, id, { accountId, seen: lessonVersion }),
        );
      const ids = lessons.map(({ id }) => id);
      const added = await this.exchange(tx, ids, () => this.outline.publish(tx, courseId, ids));
      if (!wantsOwnersNotified || added.length === 0) return;
      const news = await this.outline.newsOf(tx, courseId, added);
      await this.outbox.publish(tx, 'lessons.published', { ...news, courseId, by: accountId });
    });
  }

  /** Publishes all lessons of a course if none is live. */
  async publishFirst(tx: Tx, courseId: string): Promise<void> {
    const ids = await this.outline.publishFirst(tx, courseId);
    await this.exchange(tx, ids, async () => ids);
  }

  /** Hides a published lesson from members. Its draft, and members' notes, answers and progress stay. */
  unpublish(lessonId: string, accountId: string): Promise<void> {
    return this.database.exclusiveTransaction('courses', async (tx) => {
      await this.revisions.lockLesson(tx, lessonId, { accountId });
      await this.takeOff(tx, [lessonId]);
      await this.outline.unpublish(tx, lessonId);
    });
  }

  /** Replaces the live widgets of lessons around the replacement of their live pages. */
  private async exchange(
    tx: Tx,
    lessonIds: readonly string[],
    publishPages: () => Promise<string[]>,
  ): Promise<string[]> {
    await this.takeOff(tx, lessonIds);
    const drafts = await publishPages();
    await tx.query(
      `insert into published_widgets (id, page_id, type, settings, order_index)
       select w.id, w.page_id, w.type, w.settings, w.order_index
       from page_places g join widgets w on w.page_id = g.id where g.lesson_id = any($1::uuid[])`,
      [lessonIds],
    );
    // The next change starts a new step of the history, so that every published version can be restored.
    await tx.query(`update lesson_contents set kept_at = to_timestamp(0) where lesson_id = any($1::uuid[])`, [
      lessonIds,
    ]);
    return drafts;
  }

  /** Deletes the live widgets of these lessons, and of parts that moved into them from other lessons. */
  private async takeOff(tx: Tx, lessonIds: readonly string[]): Promise<void> {
    await tx.query(
      `delete from published_widgets where page_id in (
         select id from page_places where lesson_id = any($1::uuid[])
         union select id from builder_pages where lesson_id = any($1::uuid[])
       ) or id in (
         select w.id from builder_pages g join widgets w on w.page_id = g.id where g.lesson_id = any($1::uuid[])
       )`,
      [lessonIds],
    );
  }
}
