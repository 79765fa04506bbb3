import { type CourseMap } from './course-map.js';
import { type LockRule, lockOf } from './locks.js';
import { allDone, percent } from './progress.js';

/** A course as it is built, in plain values. */
export interface BuiltCourse {
  sections: readonly {
    id: string;
    title: string;
    subtitle: string;
    modules: readonly BuiltModule[];
  }[];
}

interface BuiltModule {
  id: string;
  title: string;
  subtitle: string;
  lock: LockRule | null;
  lessons: readonly { id: string; title: string; description: string; freePreview: boolean }[];
}

export interface BuiltVideo {
  id: string;
  lessonId: string;
  title: string;
  durationSeconds: number | null;
}

/** What this reader has done, and since when she may. The coach's preview has done nothing and is shut out of nothing. */
export interface Learner {
  enrolledAt: Date;
  finishedVideos: ReadonlySet<string>;
  finishedLessons: ReadonlySet<string>;
  finishedModules: ReadonlySet<string>;
  ignoresLocks: boolean;
}

/** The course as this reader sees it now: done, open and locked. Nothing of a locked module but its title is in it. */
export function viewFor(course: BuiltCourse, videos: readonly BuiltVideo[], learner: Learner, now: Date) {
  let previousFinished = true;
  const sections = course.sections.map(({ id, title, subtitle, modules }) => ({
    id,
    title,
    subtitle,
    modules: modules.map((module) => {
      const lessonIds = module.lessons.map((lesson) => lesson.id);
      const isCompleted =
        learner.finishedModules.has(module.id) || allDone(lessonIds, learner.finishedLessons);
      const { isLocked, unlockDate } = lockOf(learner.ignoresLocks ? null : module.lock, {
        now,
        enrolledAt: learner.enrolledAt,
        previousFinished,
        wasOpen: wasOpen(module, videos, learner),
      });
      previousFinished = isCompleted || lessonIds.length === 0;
      return {
        id: module.id,
        title: module.title,
        subtitle: module.subtitle,
        isCompleted,
        isLocked,
        unlockDate: unlockDate?.toISOString() ?? null,
        lessons: isLocked ? [] : module.lessons.map((lesson) => lessonView(lesson, videos, learner)),
      };
    }),
  }));
  const all = modulesOf(course).flatMap((module) => module.lessons);
  const completedLessons = all.filter((lesson) => learner.finishedLessons.has(lesson.id)).length;
  return {
    sections,
    totalLessons: all.length,
    completedLessons,
    progressPercent: percent(completedLessons, all.length),
  };
}

/** Modules in order, whatever their section. */
export const modulesOf = (course: BuiltCourse): BuiltModule[] =>
  course.sections.flatMap(({ modules }) => modules);

export const mapOf = (course: BuiltCourse): CourseMap => ({ modules: modulesOf(course) });

function lessonView(lesson: BuiltModule['lessons'][number], videos: readonly BuiltVideo[], learner: Learner) {
  return {
    ...lesson,
    completed: learner.finishedLessons.has(lesson.id),
    locked: false,
    videos: videos
      .filter(({ lessonId }) => lessonId === lesson.id)
      .map(({ id, title, durationSeconds }) => ({
        id,
        title,
        durationSeconds,
        completed: learner.finishedVideos.has(id),
      })),
  };
}

function wasOpen(module: BuiltModule, videos: readonly BuiltVideo[], learner: Learner): boolean {
  const ids = new Set(module.lessons.map(({ id }) => id));
  return (
    module.lessons.some(({ id }) => learner.finishedLessons.has(id)) ||
    videos.some(({ id, lessonId }) => ids.has(lessonId) && learner.finishedVideos.has(id))
  );
}
