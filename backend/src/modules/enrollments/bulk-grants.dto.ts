import { Choice, Flag, Id, Ids, ListOf, Text, Whole } from '../../platform/http/fields/index.js';

/** Max students at once: as many as the list shows. */
const STUDENTS_AT_ONCE = 1000;

/** Why a student did not get a product. */
export const GRANT_PROBLEMS = ['already_owned', 'consent_needed', 'gone'] as const;
export type GrantProblem = (typeof GRANT_PROBLEMS)[number];

export class BulkGrantRequest {
  @Ids({ min: 1, max: STUDENTS_AT_ONCE, description: 'IDs that aren’t students are ignored' })
  studentIds: string[];

  @Id() productId: string;
}

export class BulkGrantPreviewResponse {
  @Whole({ example: 40, description: 'Students who would get it' }) newOwners: number;
  @Whole({ example: 2, description: 'Students who have it already' }) owners: number;
}

class MissedGrantResponse {
  @Id() studentId: string;
  @Text({ example: 'Rosa Lind' }) studentName: string;
  @Id() productId: string;
  @Text({ example: 'The Rooted Mother' }) productTitle: string;
  @Choice(GRANT_PROBLEMS, 'GrantProblem') problem: GrantProblem;
}

/** Progress and result of giving products to many students. */
export class BulkGrantResponse {
  @Id() id: string;
  @Whole({ example: 42, description: 'Products times students' }) total: number;
  @Whole({ example: 42, description: 'Number settled so far; while undoing, number taken back' })
  settled: number;
  @Whole({ example: 40, description: 'Number that students have through it' }) given: number;
  @Flag() isFinished: boolean;
  @Flag('Whether the coach undid it') isUndone: boolean;
  @ListOf(MissedGrantResponse, 'The first 1,000 that were not given, by student')
  missed: MissedGrantResponse[];
}
