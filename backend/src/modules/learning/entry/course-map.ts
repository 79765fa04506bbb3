/** The part of a course that places are found in: modules in order, each with its lessons in order. */
export interface CourseMap {
  modules: readonly { id: string; lessons: readonly { id: string }[] }[];
}

/** The spec's way to name a place (§3): the module among all modules of the course, the lesson within it. */
export interface Place {
  moduleIndex: number;
  lessonIndex: number;
}

/** The lesson at a place; undefined where the course has none. */
export const lessonAt = (course: CourseMap, place: Place): string | undefined =>
  course.modules[place.moduleIndex]?.lessons[place.lessonIndex]?.id;

/** Where a lesson stands today; undefined when it is no longer part of the course. */
export function placeOf(course: CourseMap, lessonId: string): Place | undefined {
  for (const [moduleIndex, module] of course.modules.entries()) {
    const lessonIndex = module.lessons.findIndex((lesson) => lesson.id === lessonId);
    if (lessonIndex >= 0) return { moduleIndex, lessonIndex };
  }
  return undefined;
}

/** The lesson after this one, across modules; null after the last. */
export function lessonAfter(course: CourseMap, lessonId: string): string | null {
  const lessons = course.modules.flatMap((module) => module.lessons);
  const index = lessons.findIndex((lesson) => lesson.id === lessonId);
  return index < 0 ? null : (lessons[index + 1]?.id ?? null);
}
