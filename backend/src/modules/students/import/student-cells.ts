import type { ImportProblem } from './import-problem.js';

type Details = 'phone' | 'birthday' | 'address' | 'city' | 'state' | 'zipCode' | 'country';

/** What a line says of a student, as it was typed. */
export type StudentCells = Record<'name' | 'email', string> &
  Partial<Record<Details, string | null>> & { tags: string[] };

export interface WrongField {
  field: keyof StudentCells;
  problem: ImportProblem['problem'];
}

/** By the rules of the forms: what is to be stored, and what is wrong. */
export type Check = (cells: StudentCells) => {
  student: Omit<StudentCells, 'tags'>;
  tags: string[];
  wrong: WrongField[];
};
