import { Injectable } from '@nestjs/common';
import { conflict } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { LessonContentsQueries } from '../../widgets/index.js';
import { type Attendance, CourseEntryService } from '../entry/course-entry.service.js';
import { openModules } from '../entry/learner-view.js';
import { lessonAfter, modulesOf } from '../entry/outline.js';
import type { CompletionResponse } from './completion.dto.js';
import { CompletionsService } from './completions.service.js';

/** Completes a member's videos and lessons, and undoes completions. */
@Injectable()
export class CompletionService {
  constructor(
    private readonly database: Database,
    private readonly entry: CourseEntryService,
    private readonly completions: CompletionsService,
    private readonly contents: LessonContentsQueries,
  ) {}

  async finishVideo(me: SignedIn, videoId: string): Promise<CompletionResponse> {
    const { attendance, lesson } = await this.entry.enterVideo(me, videoId);
    const attendee = { accountId: me.accountId, courseId: lesson.courseId };
    await this.database.transaction((tx) => this.completions.record(tx, attendee, 'video', videoId));
    return this.answer(me, attendance, lesson.id);
  }

  async undoVideo(me: SignedIn, videoId: string): Promise<CompletionResponse> {
    const { attendance, lesson } = await this.entry.enterVideo(me, videoId);
    await this.database.transaction((tx) => this.completions.forget(tx, me.accountId, [videoId]));
    return this.answer(me, attendance, lesson.id);
  }

  /**
   * Completes a lesson, which requires all its videos, unless the coach left that to the member (product rule 5.2), and
   * the tasks that the coach requires.
   */
  async finishLesson(me: SignedIn, lessonId: string): Promise<CompletionResponse> {
    const { attendance, lesson } = await this.entry.enterLesson(me, lessonId);
    const attendee = { accountId: me.accountId, courseId: lesson.courseId };
    const tasks = await this.contents.requiredTasksOf(lessonId);
    await this.database.transaction(async (tx) => {
      await this.completions.queue(tx, attendee);
      const finished = await this.completions.finished(tx, attendee);
      const own = attendance.videos.filter((video) => video.lessonId === lessonId);
      if (lesson.completionRule === 'all_videos' && own.some(({ id }) => !finished.has(id)))
        throw conflict('videos_unfinished', 'Finish every video in this lesson first');
      if (tasks.some((id) => !finished.has(id)))
        throw conflict('tasks_unfinished', 'Finish the required quiz or assignment in this lesson first');
      await this.completions.recordLesson(tx, attendee, attendance.outline, lessonId, finished);
    });
    return this.answer(me, attendance, lessonId);
  }

  /** Undoes a lesson's completion, and that of the module and the course it completed. */
  async undoLesson(me: SignedIn, lessonId: string): Promise<CompletionResponse> {
    const { attendance, lesson } = await this.entry.enterLesson(me, lessonId);
    const { moduleId, courseId } = lesson;
    await this.database.transaction(async (tx) => {
      await this.completions.queue(tx, { accountId: me.accountId, courseId });
      await this.completions.forget(tx, me.accountId, [lessonId, moduleId, courseId]);
      await this.completions.tellTakenBack(tx, { accountId: me.accountId, courseId }, [lessonId]);
    });
    return this.answer(me, attendance, lessonId);
  }

  /**
   * Returns the current progress. A lesson that was just unlocked can be the next one; lessons of locked modules are
   * not named.
   */
  private async answer(me: SignedIn, before: Attendance, lessonId: string): Promise<CompletionResponse> {
    const { outline, view, learner } = await this.entry.again(me, before);
    const next = lessonAfter(modulesOf(outline), lessonId);
    const isOpen = openModules(view).some(({ lessons }) => lessons.some(({ id }) => id === next));
    return {
      progressPercent: view.progressPercent,
      isLessonCompleted: learner.finished.lesson.has(lessonId),
      isCourseCompleted: view.isCompleted,
      nextLessonId: isOpen ? next : null,
    };
  }
}
