import type { CsvRow } from '../../../platform/csv/read-csv.js';
import type { ImportProblem } from './import-problem.js';
import type { Check, StudentCells } from './student-cells.js';
import type { StudentColumn } from './student-columns.js';

export interface Column {
  heading: string;
  /** Undefined: nobody knows what it is, and it is left out. */
  column: StudentColumn | undefined;
}

export interface StudentRow {
  line: number;
  student: Omit<StudentCells, 'tags'>;
  tags: string[];
  problems: ImportProblem[];
}

export interface Rules {
  check: Check;
  /** The day, as in `2027-03-01`: a birthday after it is wrong. */
  today: string;
}

export const headingOf = (columns: readonly Column[], ...wanted: StudentColumn[]): string | null =>
  columns.find(({ column }) => column && wanted.includes(column))?.heading ?? null;

/** One student, with everything that is wrong with the line. */
export function readStudentRow(row: CsvRow, columns: readonly Column[], { check, today }: Rules): StudentRow {
  const { line } = row;
  const { student, tags, wrong } = check(cellsOf(row, columns));
  const said = (problem: ImportProblem['problem'], column: string | null = null) => ({
    line,
    column,
    problem,
  });
  if (row.isBroken) return { line, student, tags, problems: [said('broken_quotes')] };
  // What a reader of UTF-8 puts in the place of bytes that are none.
  if (row.cells.some((text) => text.includes('\uFFFD')))
    return { line, student, tags, problems: [said('not_utf8')] };
  const isToCome =
    student.birthday && student.birthday > today && !wrong.some(({ field }) => field === 'birthday');
  const problems = wrong.map(({ field, problem }) => said(problem, headingOf(columns, ...columnsOf(field))));
  return {
    line,
    student,
    tags,
    problems: isToCome ? [...problems, said('bad_birthday', headingOf(columns, 'birthday'))] : problems,
  };
}

const columnsOf = (field: keyof StudentCells): StudentColumn[] =>
  field === 'name' ? ['name', 'firstName', 'lastName'] : [field];

function cellsOf({ cells }: CsvRow, columns: readonly Column[]): StudentCells {
  const byColumn: Partial<Record<StudentColumn, string>> = Object.fromEntries(
    columns.flatMap(({ column }, index) => (column ? [[column, cells[index] ?? '']] : [])),
  );
  const { name, firstName, lastName, email = '', tags = '', ...details } = byColumn;
  return {
    ...Object.fromEntries(Object.entries(details).map(([column, text]) => [column, text || null])),
    name: name || [firstName, lastName].filter(Boolean).join(' '),
    email,
    tags: tagsIn(tags),
  };
}

/** Between tags stand semicolons, as in an export, or else commas. */
function tagsIn(text: string): string[] {
  const names = text.split(text.includes(';') ? ';' : ',').map((name) => name.trim());
  const once = new Map(names.map((name) => [name.toLowerCase(), name]));
  return [...once.values()].filter(Boolean);
}
