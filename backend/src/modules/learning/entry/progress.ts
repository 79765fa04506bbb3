/** Share of finished lessons in whole percent. 100 only when every lesson is finished; an empty course stands at 0. */
export function percent(completed: number, total: number): number {
  return total === 0 ? 0 : Math.floor((completed / total) * 100);
}

/** Whether everything in a list is among the finished. False for an empty list. */
export const allDone = (ids: readonly string[], done: ReadonlySet<string>): boolean =>
  ids.length > 0 && ids.every((id) => done.has(id));

/**
 * Whether a module or a course is completed: it was once, or all its lessons are finished now. What was completed stays
 * so when the coach adds a lesson; it becomes completed when the coach removes the only lesson that was missing.
 */
export const isCompleted = (once: boolean, completedLessons: number, totalLessons: number): boolean =>
  once || (totalLessons > 0 && completedLessons === totalLessons);
