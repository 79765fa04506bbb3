import { type LockRule, locksOf } from '../entry/locks.js';
import { isCompleted, percent } from '../entry/progress.js';

/** How she stands in a module, counted; the lessons of a whole classroom are too many to carry here one by one. */
export interface ModuleStanding {
  id: string;
  lock: LockRule | null;
  /** Completed once, whatever lessons were added since. */
  wasCompleted: boolean;
  /** Open to her before. */
  wasOpened: boolean;
  totalLessons: number;
  completedLessons: number;
  /** The first lesson she has not finished. */
  firstUnfinishedId: string | null;
  /** The lesson where she left the course, if it is here and not finished. */
  leftAtId: string | null;
}

export interface CourseStanding {
  progress: number;
  isCompleted: boolean;
  totalModules: number;
  completedModules: number;
  nextModuleId: string | null;
  nextLessonId: string | null;
}

/** How she stands in a course, and where to go on: at the lesson she left, else at the first open one she has not finished. */
export function standIn(
  course: { enrolledAt: Date; wasCompleted: boolean; modules: readonly ModuleStanding[] },
  now: Date,
): CourseStanding {
  const modules = course.modules.map((module) => ({
    ...module,
    isCompleted: isCompleted(module.wasCompleted, module.completedLessons, module.totalLessons),
    wasOpen: module.wasOpened || module.completedLessons > 0,
  }));
  const locks = locksOf(modules, { now, enrolledAt: course.enrolledAt });
  const open = modules.filter((_, index) => !locks[index]!.isLocked);
  const left = open.find(({ leftAtId }) => leftAtId);
  const next = left ?? open.find(({ firstUnfinishedId }) => firstUnfinishedId);
  const total = sum(modules.map(({ totalLessons }) => totalLessons));
  const completed = sum(modules.map(({ completedLessons }) => completedLessons));
  return {
    progress: percent(completed, total),
    isCompleted: isCompleted(course.wasCompleted, completed, total),
    totalModules: modules.length,
    completedModules: modules.filter((module) => module.isCompleted).length,
    nextModuleId: next?.id ?? null,
    nextLessonId: left?.leftAtId ?? next?.firstUnfinishedId ?? null,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
