import type { StudentRow } from './read-student-row.js';

export const COURSE_NAME_LIMIT = 200;
/** Max courses of a file that can be mapped to products. */
export const MOST_COURSES = 200;

export interface CourseOfFile {
  name: string;
  productId: string;
}

export interface WantedProduct {
  email: string;
  productId: string;
}

/** Counts the students of each course in the file, most frequent first. */
export function coursesIn(students: readonly StudentRow[]): { name: string; studentCount: number }[] {
  const counts = new Map<string, number>();
  for (const { courses } of students)
    for (const name of courses)
      if (name.length <= COURSE_NAME_LIMIT) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, studentCount: count }))
    .toSorted((one, other) => other.studentCount - one.studentCount || (one.name < other.name ? -1 : 1))
    .slice(0, MOST_COURSES);
}

/** Returns the products for the courses of a student, each once: several courses may lead to one product. */
export function productsOf({ courses }: StudentRow, chosen: readonly CourseOfFile[]): string[] {
  const ids = chosen.filter(({ name }) => courses.includes(name)).map(({ productId }) => productId);
  return [...new Set(ids)];
}
