type Details = 'phone' | 'birthday' | 'address' | 'city' | 'state' | 'zipCode' | 'country';

/** Cells of a line, as typed. */
export type StudentCells = Record<'name' | 'email', string> &
  Partial<Record<Details, string | null>> & { tags: string[] };

export type WrongField = { field: keyof StudentCells; problem: ImportProblem['problem'] };

/** Checks a line by the rules of the forms. Returns the student to store and the wrong fields. */
export type Check = (cells: StudentCells) => {
  student: Omit<StudentCells, 'tags'>;
  tags: string[];
  wrong: WrongField[];
};

/** Problems of a line of an import, or of the whole file. */
export const IMPORT_PROBLEMS = [
  // problems of the file: nothing is imported
  'empty',
  'no_email_column',
  'no_name_column',
  'column_twice',
  'too_many_rows',
  // problems of a column, which is left out
  'unknown_column',
  // problems of a line, which is left out
  'broken_quotes',
  'not_utf8',
  'missing',
  'bad_email',
  'bad_birthday',
  'bad_text',
  'too_long',
  'too_many_tags',
  'twice_in_file',
  'already_student',
] as const;

export interface ImportProblem {
  line: number;
  /** Heading of the affected column. */
  column: string | null;
  problem: (typeof IMPORT_PROBLEMS)[number];
}
