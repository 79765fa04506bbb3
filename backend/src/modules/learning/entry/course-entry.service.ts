import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { type DomainError, forbidden, notFound, unprocessable } from '../../../kernel/errors.js';
import type { Language } from '../../../kernel/languages.js';
import type { Actor, SignedIn } from '../../../platform/security/actor.js';
import { CourseOutlineQueries, type LessonPlace } from '../../courses/index.js';
import type { Edition } from '../../courses/index.js';
import { LessonContentsQueries } from '../../widgets/index.js';
import { AttendanceQueries, type CourseFacts } from './attendance.queries.js';
import { type Learner, type LearnerView, type OutlineVideo, openModules, viewFor } from './learner-view.js';
import { finishedOf, LearningQueries } from './learning.queries.js';
import { LessonEntryQueries, type NamedPosition } from './lesson-entry.queries.js';
import { locksOf } from './locks.js';
import { ModuleOpeningsService } from './module-openings.service.js';

type AttendedCourse = Pick<
  CourseFacts,
  'id' | 'title' | 'description' | 'thumbnailUrl' | 'sections' | 'untranslated'
>;

/** A visit of a member or the coach to a course: outline, progress and open modules. */
export interface Attendance {
  outline: AttendedCourse;
  videos: OutlineVideo[];
  learner: Learner;
  view: LearnerView;
}

/** A lesson that may be worked on now, found by its position. */
export interface EnteredLesson {
  lessonId: string;
  /** The lesson's module if the member never saw it open before: the next write stores the opening. */
  newlyOpened: string | null;
}

/**
 * Decides who may enter which course and lesson now; nothing else does. A member needs an enrollment and an open
 * module; the coach may enter everything. A course that may not be entered is a 404; a locked module is a 403.
 * `enter` and `enterLesson` read the whole course, for responses that show it; `enterAt` checks one lesson only.
 */
@Injectable()
export class CourseEntryService {
  constructor(
    private readonly outlines: CourseOutlineQueries,
    private readonly contents: LessonContentsQueries,
    private readonly attendances: AttendanceQueries,
    private readonly queries: LearningQueries,
    private readonly lessons: LessonEntryQueries,
    private readonly openings: ModuleOpeningsService,
    private readonly clock: Clock,
  ) {}

  async enter(me: SignedIn, courseId: string, language?: Language): Promise<Attendance> {
    const attendance = await this.find(me, courseId, language);
    if (!attendance) throw notFound('Course');
    return attendance;
  }

  /** Enters a lesson to work on, not just a free preview to view. A refusal names only the requested thing (`asked`). */
  async enterLesson(
    me: SignedIn,
    lessonId: string,
    asked = 'Lesson',
  ): Promise<{ attendance: Attendance; lesson: LessonPlace }> {
    const lesson = await this.lessonFor(me, lessonId);
    const attendance = lesson && (await this.find(me, lesson.courseId));
    if (!attendance) throw notFound(asked);
    await this.admit(me, attendance, lesson.moduleId);
    return { attendance, lesson };
  }

  async enterVideo(me: SignedIn, videoId: string): Promise<{ attendance: Attendance; lesson: LessonPlace }> {
    const video = await this.contents.video(videoId);
    if (!video) throw notFound('Video');
    return this.enterLesson(me, video.lessonId, 'Video');
  }

  /** Enters the lesson at a position, to work on. A refusal does not reveal how many lessons a locked module has. */
  async enterAt(me: SignedIn, courseId: string, position: NamedPosition): Promise<EnteredLesson> {
    const isCoach = me.role === 'creator';
    const now = this.clock.now();
    const facts = await this.lessons.factsAt(me.accountId, courseId, position);
    const enrolledAt = facts?.enrolledAt ?? (isCoach ? now : undefined);
    if (!facts || !enrolledAt) throw notFound('Course');

    const { moduleId, lessonId, modules } = facts;
    const isLocked = !isCoach && locksOf(modules, { now, enrolledAt }).at(-1)?.isLocked;
    if (isLocked) throw moduleLocked();
    if (!lessonId) throw unprocessable('no_such_place', 'This course doesn’t have that lesson');
    if (!facts.holdsVideo) throw notFound('Video');
    if (facts.isEarly && moduleId && !(await this.openings.begin(me.accountId, courseId, moduleId)))
      return this.enterAt(me, courseId, position);
    const isNews = !isCoach && !modules.at(-1)?.wasOpened;
    return { lessonId, newlyOpened: isNews ? moduleId : null };
  }

  /** Returns a lesson; a draft only for the coach. */
  async lessonFor(actor: Actor, lessonId: string): Promise<LessonPlace | undefined> {
    const lesson = await this.outlines.lesson(lessonId);
    return lesson?.isPublished || editionFor(actor) === 'draft' ? lesson : undefined;
  }

  /** Refuses a locked module. Entering a module that was opened early starts it, unless the coach locks it first. */
  async admit(me: SignedIn, { view, learner, outline }: Attendance, moduleId: string): Promise<void> {
    const isOpen = openModules(view).some(({ id }) => id === moduleId);
    if (!isOpen) throw moduleLocked();
    if (!learner.openedEarly.has(moduleId)) return;
    if (await this.openings.begin(me.accountId, outline.id, moduleId)) return;
    await this.admit(me, await this.enter(me, outline.id), moduleId);
  }

  /** Returns the visit, with texts in this language; undefined if the person may not enter the course. */
  async find(me: SignedIn, courseId: string, language?: Language): Promise<Attendance | undefined> {
    const facts = await this.attendances.factsOf(me.accountId, courseId, editionFor(me), language);
    const ignoresLocks = me.role === 'creator';
    const enrolledAt = facts?.enrolledAt ?? (ignoresLocks ? this.clock.now() : undefined);
    if (!facts || !enrolledAt) return undefined;
    const { enrolledAt: _, videos, finished, opened, openedEarly, ...outline } = facts;
    return this.attend(me, outline, videos, {
      enrolledAt,
      ignoresLocks,
      finished: finishedOf(finished),
      opened: new Set(opened),
      openedEarly: new Set(openedEarly),
    });
  }

  /** Rereads the course after the member completed something or undid it. */
  async again(me: SignedIn, { outline, videos, learner }: Attendance): Promise<Attendance> {
    const finished = await this.queries.finished(me.accountId, outline.id);
    return this.attend(me, outline, videos, { ...learner, finished });
  }

  private async attend(me: SignedIn, outline: AttendedCourse, videos: OutlineVideo[], learner: Learner) {
    const view = viewFor(outline, videos, learner, this.clock.now());
    if (me.role !== 'creator')
      await this.openings.remember(me.accountId, outline.id, this.newlyOpen(outline, videos, learner, view));
    return { outline, videos, learner, view };
  }

  /** Returns modules that are open but not yet stored as open. An unused early opening keeps nothing open. */
  private newlyOpen(outline: AttendedCourse, videos: OutlineVideo[], learner: Learner, seen: LearnerView) {
    const { opened, openedEarly } = learner;
    const stored = new Set([...opened].filter((id) => !openedEarly.has(id)));
    const byItself =
      openedEarly.size === 0
        ? seen
        : viewFor(outline, videos, { ...learner, opened: stored }, this.clock.now());
    return openModules(byItself).flatMap(({ id }) => (stored.has(id) ? [] : [id]));
  }
}

/** The coach sees a course as it is being edited; everyone else sees what is live. */
export const editionFor = (actor: Actor): Edition => (actor?.role === 'creator' ? 'draft' : 'live');

/**
 * Refuses a locked module. Revealing the lock is fine, because the member owns the course and sees the module's title.
 */
const moduleLocked = (): DomainError => forbidden('module_locked', 'This module is still locked');
