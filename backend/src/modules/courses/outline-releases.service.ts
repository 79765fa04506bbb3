import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { conflict, notFound } from '../../kernel/errors.js';
import type { Tx } from '../../platform/database/database.js';
import { OutlineOrderService } from './outline-order.service.js';

/**
 * Publishes lessons and their pages, and unpublishes them. A module or section is published with its first lesson.
 * Every method but the last locks the course, so that adding, editing or publishing a lesson happens before or after,
 * never in between.
 */
@Injectable()
export class OutlineReleasesService {
  constructor(
    private readonly clock: Clock,
    private readonly order: OutlineOrderService,
  ) {}

  /** Locks the course for publishing single lessons. Throws if it was never published: its lessons follow with it. */
  async lockReleased(tx: Tx, courseId: string): Promise<void> {
    await this.order.lockCourse(tx, courseId);
    const product = await tx.one<{ isReleased: boolean }>(
      'select published_at is not null as "isReleased" from product_facts where id = $1 and not is_removed',
      [courseId],
    );
    if (!product) throw notFound('Course');
    if (!product.isReleased) throw conflict('wrong_status', 'Publish the course first');
  }

  /** Makes these lessons of a locked course live as they are now. Returns those that were drafts. */
  async publish(tx: Tx, courseId: string, lessonIds: readonly string[]): Promise<string[]> {
    const known = await tx.query<{ id: string }>(
      'select id from builder_lessons where course_id = $1 and id = any($2::uuid[])',
      [courseId, lessonIds],
    );
    if (known.length < new Set(lessonIds).size) throw notFound('Lesson');
    const drafts = await tx.query<{ id: string }>(
      'update lessons set published_at = $2 where id = any($1::uuid[]) and published_at is null returning id',
      [lessonIds, this.clock.now()],
    );
    await tx.query(
      `delete from published_pages
       where lesson_id = any($1::uuid[]) or id in (select id from lesson_pages where lesson_id = any($1::uuid[]))`,
      [lessonIds],
    );
    await tx.query(
      `insert into published_pages (id, lesson_id, position, title, translations)
       select id, lesson_id, position, title, translations from lesson_pages where lesson_id = any($1::uuid[])`,
      [lessonIds],
    );
    await this.publishParents(tx, courseId);
    return drafts.map(({ id }) => id);
  }

  /** Publishes the whole course, empty modules too, unless a lesson is live already. Returns the lessons that went live. */
  async publishFirst(tx: Tx, courseId: string): Promise<string[]> {
    await this.order.lockCourse(tx, courseId);
    const lessons = await tx.query<{ id: string; isLive: boolean }>(
      'select id, published_at is not null as "isLive" from builder_lessons where course_id = $1',
      [courseId],
    );
    if (lessons.some(({ isLive }) => isLive)) return [];
    const now = this.clock.now();
    await tx.query('update sections set published_at = $2 where course_id = $1', [courseId, now]);
    await tx.query(
      `update course_modules set published_at = $2 where section_id in (select id from sections where course_id = $1)`,
      [courseId, now],
    );
    return this.publish(
      tx,
      courseId,
      lessons.map(({ id }) => id),
    );
  }

  /** Makes a published lesson a draft; with the last one of a module, the module becomes a draft, too. */
  async unpublish(tx: Tx, lessonId: string): Promise<void> {
    const courseId = await this.order.courseOf(tx, 'lessons', lessonId);
    await this.order.lockCourse(tx, courseId);
    const lesson = await tx.one<{ moduleId: string }>(
      'update lessons set published_at = null where id = $1 returning module_id as "moduleId"',
      [lessonId],
    );
    if (!lesson) throw notFound('Lesson');
    await tx.query('delete from published_pages where lesson_id = $1', [lessonId]);
    await tx.query(
      `update course_modules m set published_at = null
       where m.id = $1 and not exists (select from lesson_places l where l.module_id = m.id)`,
      [lesson.moduleId],
    );
    await tx.query(
      `update sections s set published_at = null
       where s.course_id = $1 and not exists (select from module_places m where m.section_id = s.id)`,
      [courseId],
    );
  }

  /** Lists these lessons in the course's order, with their course. */
  async newsOf(tx: Tx, courseId: string, lessonIds: readonly string[]) {
    return tx.only<{ courseTitle: string; lessons: { id: string; title: string }[] }>(
      `select p.title as "courseTitle", (
         select json_agg(json_build_object('id', l.id, 'title', l.title)
           order by l.section_position, l.module_position, l.position)
         from lesson_places l where l.id = any($2::uuid[])
       ) as lessons
       from product_facts p where p.id = $1`,
      [courseId, lessonIds],
    );
  }

  /** Publishes the modules and sections to which published parts were moved. */
  async publishParents(tx: Tx, courseId: string): Promise<void> {
    const now = this.clock.now();
    await tx.query(
      `update course_modules m set published_at = $2
       where m.published_at is null and m.section_id in (select id from sections where course_id = $1)
         and exists (select from lesson_places l where l.module_id = m.id)`,
      [courseId, now],
    );
    await tx.query(
      `update sections s set published_at = $2
       where s.published_at is null and s.course_id = $1
         and exists (select from module_places m where m.section_id = s.id)`,
      [courseId, now],
    );
  }

  /** Returns the pages that members read, for the bin. */
  async pagesOf(tx: Tx, lessonIds: readonly string[]): Promise<object[]> {
    return tx.query<object>(
      'select id, lesson_id, position, title, translations from published_pages where lesson_id = any($1::uuid[])',
      [lessonIds],
    );
  }

  /** Restores pages from the bin, except those that were published in another lesson since. */
  async bringBack(tx: Tx, pages: readonly object[]): Promise<void> {
    await tx.query(
      `insert into published_pages select * from jsonb_populate_recordset(null::published_pages, $1::jsonb)
       on conflict do nothing`,
      [JSON.stringify(pages)],
    );
  }
}
