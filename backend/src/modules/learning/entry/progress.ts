/** Share of finished lessons in whole percent. 100 only when every lesson is finished; an empty course stands at 0. */
export function percent(completed: number, total: number): number {
  return total === 0 ? 0 : Math.floor((completed / total) * 100);
}

/** Returns whether every id is among the completed; false for an empty list. */
export const allDone = (ids: readonly string[], done: ReadonlySet<string>): boolean =>
  ids.length > 0 && ids.every((id) => done.has(id));

/**
 * Returns whether a module or course is completed: it was once, or all its lessons are completed now. A completed one
 * stays completed when the coach adds a lesson. Removing the only missing lesson completes it.
 */
export const isCompleted = (once: boolean, completedLessons: number, totalLessons: number): boolean =>
  once || (totalLessons > 0 && completedLessons === totalLessons);
