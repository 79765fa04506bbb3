/** `part` of `whole` in percent with one decimal; null when `whole` is zero. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;

/** Counts of one lesson, from the database. */
export interface LessonCounts {
  began: number;
  completed: number;
  /** Members who have not finished the course and have got as far as this lesson. */
  standing: number;
}

/** Shares of all enrolled members, and the lesson where most of them are; of equals, the first. */
export function lessonFigures<Lesson extends LessonCounts>(lessons: readonly Lesson[], students: number) {
  const most = Math.max(0, ...lessons.map(({ standing }) => standing));
  const place = most === 0 ? -1 : lessons.findIndex(({ standing }) => standing === most);
  return lessons.map((lesson, index) => ({
    ...lesson,
    beganPercent: percentOf(lesson.began, students),
    completedPercent: percentOf(lesson.completed, students),
    mostStandHere: index === place,
  }));
}
