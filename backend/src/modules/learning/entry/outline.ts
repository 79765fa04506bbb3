export type ModuleWithLessons = { id: string; lessons: readonly { id: string }[] };

/** Position of a lesson in the public API: the module among all modules, the lesson within its module. */
export type LessonIndexes = { moduleIndex: number; lessonIndex: number };

/** Modules in order, across sections. An outline has all lessons; a learner's view only those of open modules. */
export const modulesOf = <Module>({
  sections,
}: {
  sections: readonly { modules: readonly Module[] }[];
}): Module[] => sections.flatMap(({ modules }) => modules);

/** Indexes of a lesson in these modules; undefined if it is not in them. */
export function indexesOf(
  modules: readonly ModuleWithLessons[],
  lessonId: string,
): LessonIndexes | undefined {
  for (const [moduleIndex, module] of modules.entries()) {
    const lessonIndex = module.lessons.findIndex((lesson) => lesson.id === lessonId);
    if (lessonIndex >= 0) return { moduleIndex, lessonIndex };
  }
  return undefined;
}

/** The lesson that follows, across modules; null after the last one. */
export function lessonAfter(modules: readonly ModuleWithLessons[], lessonId: string): string | null {
  const lessons = modules.flatMap((module) => module.lessons);
  const index = lessons.findIndex((lesson) => lesson.id === lessonId);
  return index < 0 ? null : (lessons[index + 1]?.id ?? null);
}

/** Share of completed lessons in whole percent: 100 only when every lesson is completed, 0 for an empty course. */
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
export const isCompleted = (once: boolean, completedLessonCount: number, lessonCount: number): boolean =>
  once || (lessonCount > 0 && completedLessonCount === lessonCount);
