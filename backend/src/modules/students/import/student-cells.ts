import type { ImportProblem } from './import-problem.js';

type Details = 'phone' | 'birthday' | 'address' | 'city' | 'state' | 'zipCode' | 'country';

/** Cells of a line, as they were typed. */
export type StudentCells = Record<'name' | 'email', string> &
  Partial<Record<Details, string | null>> & { tags: string[] };

export interface WrongField {
  field: keyof StudentCells;
  problem: ImportProblem['problem'];
}

/** Checks a line by the rules of the forms. Returns the student to store and the wrong fields. */
export type Check = (cells: StudentCells) => {
  student: Omit<StudentCells, 'tags'>;
  tags: string[];
  wrong: WrongField[];
};
