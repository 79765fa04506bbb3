import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import type { CompletionResponse } from './completion.dto.js';
import type { CompletionKind } from '../completion.entity.js';
import { type Attendance, CourseEntryService } from '../entry/course-entry.service.js';
import { openModules } from '../entry/learner-view.js';
import { lessonAfter, modulesOf } from '../entry/outline.js';
import { allDone } from '../entry/progress.js';

/** Finishing videos and lessons; modules and courses are finished by their lessons, in the same transaction. */
@Injectable()
export class CompletionService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly entry: CourseEntryService,
    private readonly outbox: Outbox,
  ) {}

  async finishVideo(me: SignedIn, videoId: string): Promise<CompletionResponse> {
    const { attendance, lesson } = await this.entry.enterVideo(me, videoId);
    await this.database.transaction((tx) => this.record(tx, me, lesson.courseId, 'video', videoId));
    return this.answer(me, attendance, lesson.id);
  }

  async undoVideo(me: SignedIn, videoId: string): Promise<CompletionResponse> {
    const { attendance, lesson } = await this.entry.enterVideo(me, videoId);
    await this.database.transaction((tx) => this.forget(tx, me, [videoId]));
    return this.answer(me, attendance, lesson.id);
  }

  /** A member finishes a lesson once all its videos are finished, unless the coach left that to the member (product rule 5.2). */
  async finishLesson(me: SignedIn, lessonId: string): Promise<CompletionResponse> {
    const { attendance, lesson } = await this.entry.enterLesson(me, lessonId);
    const { courseId } = lesson;
    await this.database.transaction(async (tx) => {
      await this.queue(tx, me, courseId);
      const finished = await this.finished(tx, me, courseId);
      const own = attendance.videos.filter((video) => video.lessonId === lessonId);
      if (lesson.completionRule === 'all_videos' && own.some(({ id }) => !finished.has(id))) {
        throw conflict('videos_unfinished', 'Please complete every video of this lesson first');
      }
      if (!(await this.record(tx, me, courseId, 'lesson', lessonId))) return;
      finished.add(lessonId);
      await this.outbox.publish(tx, 'lesson.completed', { accountId: me.accountId, courseId, lessonId });

      const modules = modulesOf(attendance.outline);
      const module = modules.find(({ id }) => id === lesson.moduleId)!;
      if (allDone(idsOf(module.lessons), finished)) await this.record(tx, me, courseId, 'module', module.id);
      const all = modules.flatMap(({ lessons }) => idsOf(lessons));
      if (allDone(all, finished) && (await this.record(tx, me, courseId, 'course', courseId))) {
        await this.outbox.publish(tx, 'course.completed', { accountId: me.accountId, courseId });
      }
    });
    return this.answer(me, attendance, lessonId);
  }

  /** Takes a lesson back, and with it the module and the course it had completed. */
  async undoLesson(me: SignedIn, lessonId: string): Promise<CompletionResponse> {
    const { attendance, lesson } = await this.entry.enterLesson(me, lessonId);
    await this.database.transaction(async (tx) => {
      await this.queue(tx, me, lesson.courseId);
      await this.forget(tx, me, [lessonId, lesson.moduleId, lesson.courseId]);
    });
    return this.answer(me, attendance, lessonId);
  }

  /** One member's completions of one course are decided one after the other, so that two devices finishing the last two lessons at once finish the course. */
  private async queue(tx: Tx, me: SignedIn, courseId: string): Promise<void> {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `completions:${me.accountId}:${courseId}`,
    ]);
  }

  private async finished(tx: Tx, me: SignedIn, courseId: string): Promise<Set<string>> {
    const rows = (await tx.query(
      'select subject_id from completions where account_id = $1 and course_id = $2',
      [me.accountId, courseId],
    )) as { subject_id: string }[];
    return new Set(rows.map((row) => row.subject_id));
  }

  /** True when it was not completed before. */
  private async record(
    tx: Tx,
    me: SignedIn,
    courseId: string,
    kind: CompletionKind,
    subjectId: string,
  ): Promise<boolean> {
    const rows = (await tx.query(
      `insert into completions (account_id, kind, subject_id, course_id, completed_at)
       values ($1, $2, $3, $4, $5) on conflict do nothing returning 1`,
      [me.accountId, kind, subjectId, courseId, this.clock.now()],
    )) as unknown[];
    return rows.length > 0;
  }

  private async forget(tx: Tx, me: SignedIn, subjectIds: string[]): Promise<void> {
    await tx.query('delete from completions where account_id = $1 and subject_id = any($2)', [
      me.accountId,
      subjectIds,
    ]);
  }

  /** The member's progress now. A lesson that was just unlocked may be the next one; one of a locked module is not named. */
  private async answer(me: SignedIn, before: Attendance, lessonId: string): Promise<CompletionResponse> {
    const { outline, view, learner } = await this.entry.again(me, before);
    const next = lessonAfter(modulesOf(outline), lessonId);
    const isOpen = openModules(view).some(({ lessons }) => lessons.some(({ id }) => id === next));
    return {
      progressPercent: view.progressPercent,
      lessonCompleted: learner.finished.lesson.has(lessonId),
      courseCompleted: view.isCompleted,
      nextLessonId: isOpen ? next : null,
    };
  }
}

const idsOf = (things: readonly { id: string }[]): string[] => things.map(({ id }) => id);
