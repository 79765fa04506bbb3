import { type CourseOfFile, coursesIn, productsOf } from './imported-courses.js';
import { headingOf, type StudentRow } from './read-student-row.js';
import type { StudentFile } from './read-students.js';

const EXAMPLES = 10;

interface Done {
  added: readonly StudentRow[];
  chosen: readonly CourseOfFile[];
  given: number;
  /** Ids of products by lower-case title. */
  titled: ReadonlyMap<string, string>;
  bulkGrantId?: string | null;
}

/** Describes an import. Existing students are a problem only where they get nothing. */
export function reportOf(
  { rows, columns, students, problems }: StudentFile,
  { added, chosen, given, titled, bulkGrantId = null }: Done,
) {
  const isNew = new Set(added);
  const column = headingOf(columns, 'email');
  const known = students.filter((student) => !isNew.has(student));
  const unchanged = known
    .filter((student) => productsOf(student, chosen).length === 0)
    .map(({ line }) => ({ line, column, problem: 'already_student' as const }));
  return {
    rows,
    added: added.length,
    existing: known.length,
    given,
    bulkGrantId,
    courses: coursesIn(students).map((course) => ({
      ...course,
      productId: titled.get(course.name.toLowerCase()) ?? null,
    })),
    columns: columns.map(({ heading, column: is }) => ({ heading, column: is ?? null })),
    problems: [...problems, ...unchanged].toSorted((one, other) => one.line - other.line),
    examples: added
      .slice(0, EXAMPLES)
      .map(({ line, student: { name, email }, tags }) => ({ line, name, email, tags })),
  };
}
