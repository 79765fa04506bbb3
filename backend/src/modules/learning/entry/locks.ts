import { days, later } from '../../../kernel/clock.js';

/** When a module opens (product.md §5). Written by the coach, decided by the server alone. */
export type LockRule =
  | { kind: 'date'; date: string }
  | { kind: 'days_after_enrollment'; days: number }
  | { kind: 'after_previous' };

export interface LockFacts {
  now: Date;
  enrolledAt: Date;
  /** Whether the module before this one is finished; true for the first module. */
  previousFinished: boolean;
  /** Whether it has been open to her before: a lock never closes what was open. */
  wasOpen: boolean;
}

export interface Lock {
  isLocked: boolean;
  /** When it opens by itself; null when that depends on her, or when it is open. */
  unlockDate: Date | null;
}

const OPEN: Lock = { isLocked: false, unlockDate: null };

/** Whether a module is closed to this member at this moment. */
export function lockOf(rule: LockRule | null, facts: LockFacts): Lock {
  if (rule === null || facts.wasOpen) return OPEN;
  if (rule.kind === 'after_previous')
    return facts.previousFinished ? OPEN : { isLocked: true, unlockDate: null };
  const opens = rule.kind === 'date' ? new Date(rule.date) : later(facts.enrolledAt, days(rule.days));
  return opens <= facts.now ? OPEN : { isLocked: true, unlockDate: opens };
}

/** What a module's lock depends on. */
export interface LockableModule {
  lock: LockRule | null;
  isCompleted: boolean;
  wasOpen: boolean;
  totalLessons: number;
}

/** The locks of all modules of a course, in the course's order. A module without lessons keeps nobody waiting. */
export function locksOf(
  modules: readonly LockableModule[],
  { now, enrolledAt }: Pick<LockFacts, 'now' | 'enrolledAt'>,
): Lock[] {
  return modules.map(({ lock, wasOpen }, index) => {
    const previous = modules[index - 1];
    const previousFinished = !previous || previous.isCompleted || previous.totalLessons === 0;
    return lockOf(lock, { now, enrolledAt, previousFinished, wasOpen });
  });
}
