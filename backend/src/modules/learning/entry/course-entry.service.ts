import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { forbidden, notFound } from '../../../kernel/errors.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { CourseOutlineQueries, type CourseOutline, type LessonPlace } from '../../courses/index.js';
import { Enrollments } from '../../enrollments/index.js';
import { type CourseVideo, LessonContents } from '../../widgets/index.js';
import { type Learner, type LearnerView, openModules, viewFor } from './learner-view.js';
import { LearningQueries } from './learning.queries.js';
import { ModuleOpeningsService } from './module-openings.service.js';

/** Somebody inside a course she may open: its structure, what she has done in it, and what is open to her. */
export interface Attendance {
  tree: CourseOutline;
  videos: CourseVideo[];
  learner: Learner;
  view: LearnerView;
}

/** Who may enter which course and lesson now. Whatever she may not enter is not there: 404; a locked module is a 403. */
@Injectable()
export class CourseEntryService {
  constructor(
    private readonly structure: CourseOutlineQueries,
    private readonly contents: LessonContents,
    private readonly enrollments: Enrollments,
    private readonly queries: LearningQueries,
    private readonly openings: ModuleOpeningsService,
    private readonly clock: Clock,
  ) {}

  async enter(me: SignedIn, courseId: string): Promise<Attendance> {
    const attendance = await this.find(me, courseId);
    if (!attendance) throw notFound('Course');
    return attendance;
  }

  /**
   * A lesson she may work on now. That anyone may look at a free preview is not enough for that. A refusal names what
   * she asked for, not what we know of it.
   */
  async enterLesson(
    me: SignedIn,
    lessonId: string,
    asked = 'Lesson',
  ): Promise<{ attendance: Attendance; lesson: LessonPlace }> {
    const lesson = await this.structure.lesson(lessonId);
    const attendance = lesson && (await this.find(me, lesson.courseId));
    if (!attendance) throw notFound(asked);
    refuseLocked(attendance, lesson.moduleId);
    return { attendance, lesson };
  }

  async enterVideo(me: SignedIn, videoId: string): Promise<{ attendance: Attendance; lesson: LessonPlace }> {
    const video = await this.contents.video(videoId);
    if (!video) throw notFound('Video');
    return this.enterLesson(me, video.lessonId, 'Video');
  }

  /** Undefined when the course is not hers. */
  async find(me: SignedIn, courseId: string): Promise<Attendance | undefined> {
    const isCoach = me.role === 'creator';
    const enrollment = isCoach ? undefined : await this.enrollments.find(me.accountId, courseId);
    if (!isCoach && !enrollment) return undefined;
    const [tree, videos, finished, opened] = await Promise.all([
      this.structure.tree(courseId),
      this.contents.videosOf(courseId),
      this.queries.finished(me.accountId, courseId),
      this.queries.opened(me.accountId, courseId),
    ]);
    if (!tree) return undefined;
    const enrolledAt = enrollment?.since ?? this.clock.now();
    return this.attend(me, tree, videos, { enrolledAt, finished, opened, ignoresLocks: isCoach });
  }

  /** The same course after she has finished something in it, or taken it back. */
  async again(me: SignedIn, { tree, videos, learner }: Attendance): Promise<Attendance> {
    const finished = await this.queries.finished(me.accountId, tree.id);
    return this.attend(me, tree, videos, { ...learner, finished });
  }

  private async attend(
    me: SignedIn,
    tree: CourseOutline,
    videos: CourseVideo[],
    learner: Learner,
  ): Promise<Attendance> {
    const view = viewFor(tree, videos, learner, this.clock.now());
    if (me.role !== 'creator') {
      const open = openModules(view).map(({ id }) => id);
      await this.openings.remember(
        me.accountId,
        tree.id,
        open.filter((id) => !learner.opened.has(id)),
      );
    }
    return { tree, videos, learner, view };
  }
}

/** A lock is said aloud, because she owns the course and sees the module's title. */
export function refuseLocked({ view }: Attendance, moduleId: string): void {
  const isOpen = openModules(view).some(({ id }) => id === moduleId);
  if (!isOpen) throw forbidden('module_locked', 'This module is not open yet');
}
