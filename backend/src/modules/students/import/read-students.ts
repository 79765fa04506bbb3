import { type CsvRow, readCsv } from '../../../platform/csv/read-csv.js';
import type { ImportProblem } from './import-problem.js';
import { type Column, headingOf, readStudentRow, type Rules, type StudentRow } from './read-student-row.js';
import { columnsOf, mayRepeat } from './student-columns.js';

/** Max students in one file. */
export const MOST_ROWS = 10_000;

export interface StudentFile {
  columns: Column[];
  rows: number;
  /** Rows without problems that are visible from the file alone. */
  students: StudentRow[];
  problems: ImportProblem[];
}

/** Lines that are checked before other requests get their turn: a line takes a fifth of a millisecond. */
const ROWS_AT_ONCE = 100;

/**
 * Checks a file of students on its own: its columns, and the problems of each line. Awaits `nextTurn` now and then, so
 * that a long file doesn't hold up other requests.
 */
export async function readStudents(
  csv: string,
  rules: Rules,
  nextTurn: () => Promise<unknown>,
): Promise<StudentFile> {
  const [head, ...rows] = readCsv(csv, MOST_ROWS + 2);
  const headings = head?.cells ?? [];
  const known = columnsOf(headings);
  const columns = headings.map((heading, index) => ({ heading, column: known[index] }));
  const unknown = columns
    .filter(({ heading, column }) => heading !== '' && !column)
    .map(({ heading }) => ({ line: head!.line, column: heading, problem: 'unknown_column' as const }));
  const wrong = problemsOfFile(head, columns, rows);
  const read: StudentRow[] = [];
  for (const [index, row] of (wrong.length > 0 ? [] : rows).entries()) {
    if (index % ROWS_AT_ONCE === 0) await nextTurn();
    read.push(readStudentRow(row, columns, rules));
  }
  mergeRepeated(read, headingOf(columns, 'email'));
  return {
    columns,
    rows: rows.length,
    students: read.filter(({ problems, isRepeated }) => problems.length === 0 && !isRepeated),
    problems: [...wrong, ...unknown, ...read.flatMap(({ problems }) => problems)],
  };
}

/** Problems of the whole file, which prevent reading it. */
function problemsOfFile(head: CsvRow | undefined, columns: Column[], rows: CsvRow[]): ImportProblem[] {
  const line = head?.line ?? 1;
  const said = (problem: ImportProblem['problem'], column: string | null = null) => ({
    line,
    column,
    problem,
  });
  if (!head || rows.length === 0) return [said('empty')];
  const twice = columns.filter(
    ({ column }, index) =>
      column && !mayRepeat(column) && columns.findIndex((other) => other.column === column) < index,
  );
  const tooMany = rows[MOST_ROWS];
  return [
    ...(headingOf(columns, 'email') === null ? [said('no_email_column')] : []),
    ...(headingOf(columns, 'name', 'firstName', 'lastName') === null ? [said('no_name_column')] : []),
    ...twice.map(({ heading }) => said('column_twice', heading)),
    ...(tooMany ? [{ ...said('too_many_rows'), line: tooMany.line }] : []),
  ];
}

/**
 * Marks repeated addresses; the first line with an address counts. A file with a line for each course adds the courses
 * to that line.
 */
function mergeRepeated(rows: readonly StudentRow[], column: string | null): void {
  const seen = new Map<string, StudentRow>();
  for (const row of rows) {
    if (row.problems.length > 0) continue;
    const first = seen.get(row.student.email);
    if (!first) seen.set(row.student.email, row);
    else {
      row.isRepeated = true;
      const more = row.courses.filter((course) => !first.courses.includes(course));
      first.courses.push(...more);
      if (more.length === 0) row.problems.push({ line: row.line, column, problem: 'twice_in_file' });
    }
  }
}
