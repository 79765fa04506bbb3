import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { forbidden, notFound } from '../../kernel/errors.js';
import type { Actor, SignedIn } from '../../platform/security/actor.js';
import { CourseStructure, type CourseTree } from '../courses/index.js';
import { Enrollments } from '../enrollments/index.js';
import { type CourseVideo, LessonContents } from '../widgets/index.js';
import type { CourseForLearnerResponse, LessonForLearnerResponse } from './classroom.dto.js';
import type { CourseMap } from './course-map.js';
import { mapOf, viewFor } from './learner-view.js';
import { type Finished, LearningQueries } from './learning.queries.js';

/** A member inside a course she owns, and what she needs to find her way. */
export interface Attendance {
  courseId: string;
  map: CourseMap;
  /** The lesson of each video. */
  videos: ReadonlyMap<string, string>;
}

interface Entered {
  tree: CourseTree;
  videos: CourseVideo[];
  finished: Finished;
  view: ReturnType<typeof viewFor>;
}

/** Who may open which course and lesson, and what she sees there. Whatever she may not open is not there: 404. */
@Injectable()
export class Classroom {
  constructor(
    private readonly structure: CourseStructure,
    private readonly contents: LessonContents,
    private readonly enrollments: Enrollments,
    private readonly queries: LearningQueries,
    private readonly clock: Clock,
  ) {}

  async course(me: SignedIn, courseId: string): Promise<CourseForLearnerResponse> {
    const { tree, view } = await this.open(me, courseId);
    const { id, title, description, thumbnailUrl } = tree;
    return { id, title, description, thumbnailUrl, ...view };
  }

  /** A lesson with everything on its pages: for its owner, for the coach, and for anyone when it is a free preview. */
  async lesson(actor: Actor, lessonId: string): Promise<LessonForLearnerResponse> {
    const lesson = await this.structure.lesson(lessonId);
    if (!lesson) throw notFound('Lesson');
    const { moduleId, courseId, title, description } = lesson;
    const entered = await this.openLesson(
      actor,
      lessonId,
      courseId,
      lesson.freePreview && lesson.courseStatus === 'published',
    );
    return {
      id: lessonId,
      moduleId,
      courseId,
      title,
      description,
      completed: entered?.finished.lesson.has(lessonId) ?? false,
      pages: (await this.contents.contentsOf(lessonId)).map((page) => ({
        ...page,
        widgets: page.widgets.map(({ id, type, settings }) => ({ id, type, settings: { ...settings } })),
      })),
    };
  }

  /** The course as a place to move in. */
  async enter(me: SignedIn, courseId: string): Promise<Attendance> {
    return attendanceOf(await this.open(me, courseId));
  }

  /** The course of a lesson she may work on now. A refusal names what she asked for, not what we know of it. */
  async attendLesson(me: SignedIn, lessonId: string, asked = 'Lesson'): Promise<Attendance> {
    const lesson = await this.structure.lesson(lessonId);
    if (!lesson) throw notFound(asked);
    const entered = await this.openLesson(me, lessonId, lesson.courseId, false, asked);
    if (!entered) throw notFound(asked);
    return attendanceOf(entered);
  }

  async attendVideo(me: SignedIn, videoId: string): Promise<{ attendance: Attendance; lessonId: string }> {
    const video = await this.contents.video(videoId);
    if (!video) throw notFound('Video');
    return { attendance: await this.attendLesson(me, video.lessonId, 'Video'), lessonId: video.lessonId };
  }

  finished(me: SignedIn, courseId: string): Promise<Finished> {
    return this.queries.finished(me.accountId, courseId);
  }

  /** Refuses unless she may open it now. Undefined: not hers, but a free preview for anyone. */
  private async openLesson(
    actor: Actor,
    lessonId: string,
    courseId: string,
    isFree: boolean,
    asked = 'Lesson',
  ): Promise<Entered | undefined> {
    const entered = actor && (await this.tryOpen(actor, courseId));
    if (!entered) {
      if (isFree) return undefined;
      throw notFound(asked);
    }
    const modules = entered.view.sections.flatMap(({ modules: inSection }) => inSection);
    const isOpen = modules.some(({ lessons }) => lessons.some(({ id }) => id === lessonId));
    if (!isOpen && !isFree) throw forbidden('module_locked', 'This module is not open yet');
    return entered;
  }

  private async open(me: SignedIn, courseId: string): Promise<Entered> {
    const entered = await this.tryOpen(me, courseId);
    if (!entered) throw notFound('Course');
    return entered;
  }

  private async tryOpen(me: SignedIn, courseId: string): Promise<Entered | undefined> {
    const isCoach = me.role === 'creator';
    const now = this.clock.now();
    const enrollment = isCoach ? undefined : await this.enrollments.find(me.accountId, courseId);
    if (!isCoach && !enrollment) return undefined;
    const [tree, videos, finished] = await Promise.all([
      this.structure.tree(courseId),
      this.contents.videosOf(courseId),
      this.queries.finished(me.accountId, courseId),
    ]);
    if (!tree) return undefined;
    const learner = {
      enrolledAt: enrollment?.since ?? now,
      finishedVideos: finished.video,
      finishedLessons: finished.lesson,
      finishedModules: finished.module,
      ignoresLocks: isCoach,
    };
    return { tree, videos, finished, view: viewFor(tree, videos, learner, now) };
  }
}

const attendanceOf = ({ tree, videos }: Entered): Attendance => ({
  courseId: tree.id,
  map: mapOf(tree),
  videos: new Map(videos.map(({ id, lessonId }) => [id, lessonId])),
});
