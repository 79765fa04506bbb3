import { days, later } from '../../../kernel/clock.js';
import { isCompleted } from './outline.js';

/** Rule for opening a module (product rule 5.4). The coach sets the rule; only the server evaluates it. */
export type LockRule =
  | { kind: 'date'; date: string }
  | { kind: 'days_after_enrollment'; days: number }
  | { kind: 'after_previous' };

export interface LockFacts {
  now: Date;
  enrolledAt: Date;
  /** True if the module before this one is completed, or this is the first module. */
  previousFinished: boolean;
  /** True if the module has been open to the member before: a lock never closes what was open. */
  wasOpen: boolean;
}

export interface Lock {
  isLocked: boolean;
  /** When the module opens automatically; null if that depends on the member, or if it is open. */
  unlockDate: Date | null;
}

const OPEN: Lock = { isLocked: false, unlockDate: null };

/** Returns the module's lock for this member at this moment. */
export function lockOf(rule: LockRule | null, facts: LockFacts): Lock {
  if (rule === null || facts.wasOpen) return OPEN;
  if (rule.kind === 'after_previous')
    return facts.previousFinished ? OPEN : { isLocked: true, unlockDate: null };
  const opens = rule.kind === 'date' ? new Date(rule.date) : later(facts.enrolledAt, days(rule.days));
  return opens <= facts.now ? OPEN : { isLocked: true, unlockDate: opens };
}

/** A member's progress in a module, as numbers: all that its lock, and the lock of the module after it, depend on. */
export interface ModuleStanding {
  lock: LockRule | null;
  /** True if the module was completed once, even if lessons were added since. */
  wasCompleted: boolean;
  /** True if the module is stored as open to the member. */
  wasOpened: boolean;
  lessonCount: number;
  completedLessonCount: number;
}

/** Returns the locks of consecutive modules of a course. A module without lessons locks nothing after it. */
export function locksOf(
  modules: readonly ModuleStanding[],
  { now, enrolledAt }: Pick<LockFacts, 'now' | 'enrolledAt'>,
): Lock[] {
  return modules.map(({ lock, wasOpened, completedLessonCount }, index) => {
    const previous = modules[index - 1];
    const previousFinished = !previous || isModuleCompleted(previous) || previous.lessonCount === 0;
    // A lesson the member completed elsewhere may have been moved here since.
    const wasOpen = wasOpened || completedLessonCount > 0;
    return lockOf(lock, { now, enrolledAt, previousFinished, wasOpen });
  });
}

export const isModuleCompleted = (module: ModuleStanding): boolean =>
  isCompleted(module.wasCompleted, module.completedLessonCount, module.lessonCount);
