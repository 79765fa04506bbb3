import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import type { Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { CompletionKind } from '../completion.entity.js';
import type { CourseOutline } from '../entry/learner-view.js';
import { allDone, modulesOf } from '../entry/outline.js';

/** A member in a course. */
export type Attendee = { accountId: string; courseId: string };

/** Writes completions. Lessons complete their modules and courses, in the same transaction. */
@Injectable()
export class CompletionsService {
  constructor(
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** Serializes a member's completions of a course: two devices that finish the last two lessons finish the course. */
  async queue(tx: Tx, { accountId, courseId }: Attendee): Promise<void> {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `completions:${accountId}:${courseId}`,
    ]);
  }

  async finished(tx: Tx, { accountId, courseId }: Attendee): Promise<Set<string>> {
    const rows = await tx.query<{ subject_id: string }>(
      'select subject_id from completions where account_id = $1 and course_id = $2',
      [accountId, courseId],
    );
    return new Set(rows.map((row) => row.subject_id));
  }

  async record(
    tx: Tx,
    { accountId, courseId }: Attendee,
    kind: CompletionKind,
    subjectId: string,
  ): Promise<boolean> {
    const rows = await tx.query(
      `insert into completions (account_id, kind, subject_id, course_id, completed_at)
       values ($1, $2, $3, $4, $5) on conflict do nothing returning 1`,
      [accountId, kind, subjectId, courseId, this.clock.now()],
    );
    return rows.length > 0;
  }

  /** Records a lesson, and the module and the course it completes. `finished` has all earlier completions. */
  async recordLesson(
    tx: Tx,
    attendee: Attendee,
    outline: CourseOutline,
    lessonId: string,
    finished: Set<string>,
  ): Promise<void> {
    const { accountId, courseId } = attendee;
    if (!(await this.record(tx, attendee, 'lesson', lessonId))) return;
    finished.add(lessonId);
    await this.outbox.publish(tx, 'lesson.completed', { accountId, courseId, lessonId });

    const modules = modulesOf(outline);
    const module = modules.find(({ lessons }) => lessons.some(({ id }) => id === lessonId))!;
    if (allDone(idsOf(module.lessons), finished)) await this.record(tx, attendee, 'module', module.id);
    const all = modules.flatMap(({ lessons }) => idsOf(lessons));
    if (allDone(all, finished) && (await this.record(tx, attendee, 'course', courseId)))
      await this.outbox.publish(tx, 'course.completed', { accountId, courseId });
  }

  /** Deletes completions, and returns how many there were. */
  async forget(tx: Tx, accountId: string, subjectIds: readonly string[]): Promise<number> {
    return await tx.changed('delete from completions where account_id = $1 and subject_id = any($2)', [
      accountId,
      subjectIds,
    ]);
  }

  /** Publishes undone completions, so that everything counted from them is recounted. */
  tellTakenBack(tx: Tx, { accountId, courseId }: Attendee, lessonIds: string[]): Promise<void> {
    return this.outbox.publish(tx, 'progress.taken-back', { accountId, courseId, lessonIds });
  }
}

const idsOf = (things: readonly { id: string }[]): string[] => things.map(({ id }) => id);
