import { isModuleCompleted, locksOf, type ModuleStanding } from '../entry/locks.js';
import { isCompleted, percent } from '../entry/outline.js';

/** A member's progress in a module, and those of its lessons that could be next. */
export interface ClassroomModule extends ModuleStanding {
  id: string;
  /** The first lesson the member has not finished. */
  firstUnfinishedId: string | null;
  /** Lesson where the member left the course, if it is in this module and not completed. */
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

/** Returns progress in a course, and the next lesson: where the member left, or the first open incomplete one. */
export function standIn(
  course: { enrolledAt: Date; wasCompleted: boolean; modules: readonly ClassroomModule[] },
  now: Date,
): CourseStanding {
  const { modules } = course;
  const locks = locksOf(modules, { now, enrolledAt: course.enrolledAt });
  const open = modules.filter((_, index) => !locks[index]!.isLocked);
  const left = open.find(({ leftAtId }) => leftAtId);
  const next = left ?? open.find(({ firstUnfinishedId }) => firstUnfinishedId);
  const total = sum(modules.map(({ lessonCount }) => lessonCount));
  const completed = sum(modules.map(({ completedLessonCount }) => completedLessonCount));
  return {
    progress: percent(completed, total),
    isCompleted: isCompleted(course.wasCompleted, completed, total),
    totalModules: modules.length,
    completedModules: modules.filter(isModuleCompleted).length,
    nextModuleId: next?.id ?? null,
    nextLessonId: left?.leftAtId ?? next?.firstUnfinishedId ?? null,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
