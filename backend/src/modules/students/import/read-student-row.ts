import { tidyText } from '../../../kernel/text.js';
import type { CsvRow } from '../../../platform/csv/read-csv.js';
import type { ImportProblem, Check, StudentCells } from './import-problem.js';
import type { StudentColumn } from './student-columns.js';

export interface Column {
  heading: string;
  /** Known column; undefined: an unknown one, which is ignored. */
  column: StudentColumn | undefined;
}

export interface StudentRow {
  line: number;
  student: Omit<StudentCells, 'tags'>;
  tags: string[];
  /** Names of the courses that the student has where the file comes from. */
  courses: string[];
  problems: ImportProblem[];
  /** True if an earlier line has the same address. */
  isRepeated: boolean;
}

export interface Rules {
  check: Check;
  /** Today, such as `2027-03-01`. A later birthday is wrong. */
  today: string;
}

export const headingOf = (columns: readonly Column[], ...wanted: StudentColumn[]): string | null =>
  columns.find(({ column }) => column && wanted.includes(column))?.heading ?? null;

/** Reads one student, with all problems of the line. */
export function readStudentRow(row: CsvRow, columns: readonly Column[], { check, today }: Rules): StudentRow {
  const { line } = row;
  const { student, tags, wrong } = check(cellsOf(row, columns));
  const read = { line, student, tags, courses: coursesOf(row, columns), isRepeated: false };
  const said = (problem: ImportProblem['problem'], column: string | null = null) => ({
    line,
    column,
    problem,
  });
  if (row.isBroken) return { ...read, problems: [said('broken_quotes')] };
  // UTF-8 decoders replace invalid bytes with this character.
  if (row.cells.some((text) => text.includes('\uFFFD'))) return { ...read, problems: [said('not_utf8')] };
  const isToCome =
    student.birthday && student.birthday > today && !wrong.some(({ field }) => field === 'birthday');
  const problems = wrong.map(({ field, problem }) => said(problem, headingOf(columns, ...columnsOf(field))));
  return {
    ...read,
    problems: isToCome ? [...problems, said('bad_birthday', headingOf(columns, 'birthday'))] : problems,
  };
}

const columnsOf = (field: keyof StudentCells): StudentColumn[] =>
  field === 'name' ? ['name', 'firstName', 'lastName'] : [field];

function cellsOf({ cells }: CsvRow, columns: readonly Column[]): StudentCells {
  const byColumn: Partial<Record<Exclude<StudentColumn, 'courses'>, string>> = Object.fromEntries(
    columns.flatMap(({ column }, index) =>
      column && column !== 'courses' ? [[column, cells[index] ?? '']] : [],
    ),
  );
  const { name, firstName, lastName, email = '', tags = '', birthday = '', ...details } = byColumn;
  return {
    ...Object.fromEntries(Object.entries(details).map(([column, text]) => [column, text || null])),
    birthday: WITHOUT_YEAR.test(birthday) ? null : birthday || null,
    name: nameOf(name, firstName, lastName),
    // Google writes several values into one cell
    email: email.split(':::')[0]!.trim(),
    tags: namesIn(tags),
  };
}

/** Birthdays without the year, as in address books and Mailchimp: they do not tell the age. */
const WITHOUT_YEAR = /^(?:--)?\d{1,2}[-/.]\d{1,2}$/;

/** Returns the full name. Next to a last name, `name` is the first name, as in `Nombre, Apellidos`. */
function nameOf(name = '', firstName = '', lastName = ''): string {
  if (name && (firstName || !lastName || name.endsWith(lastName))) return name;
  return [firstName || name, lastName].filter(Boolean).join(' ');
}

/** Returns the names of all columns with courses. */
const coursesOf = ({ cells }: CsvRow, columns: readonly Column[]): string[] => [
  ...new Set(
    columns.flatMap(({ column }, index) => (column === 'courses' ? namesIn(cells[index] ?? '') : [])),
  ),
];

/** Separators of names: Google's colons, or semicolons, as in an export, or otherwise commas. */
const SIGNS = [':::', ';', ','];

/** Splits tags or courses. Mailchimp puts tags in quotation marks; Google puts a star before its own labels. */
function namesIn(text: string): string[] {
  const sign = SIGNS.find((each) => text.includes(each)) ?? ',';
  const names = text.split(sign).map((name) =>
    tidyText(
      name
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .replace(/^\*\s+/, ''),
    ),
  );
  const once = new Map(names.map((name) => [name.toLowerCase(), name]));
  return [...once.values()].filter(Boolean);
}
