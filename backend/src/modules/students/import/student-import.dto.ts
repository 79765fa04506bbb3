import { PickType } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { Choice, Flag, ListOf, Text, Texts, Whole } from '../../../platform/http/fields/index.js';
import { IMPORT_PROBLEMS, type ImportProblem } from './import-problem.js';
import { MOST_ROWS } from './read-students.js';
import { STUDENT_COLUMNS, type StudentColumn } from './student-columns.js';

/** Max characters of a file. */
const CSV_LIMIT = 1_048_576;
/** Max bytes as JSON, where quotation marks and line breaks take two characters, and letters up to three bytes. */
export const IMPORT_BODY_BYTES = 4 * CSV_LIMIT;

export class ImportStudentsRequest {
  @Text({
    maxLength: CSV_LIMIT,
    example: 'Name,Email,Tags\nRosa Lind,rosa@example.org,Spring circle',
    description: `Text of a CSV file with headings and up to ${MOST_ROWS} students. Cells are separated by commas, semicolons, tabs or vertical bars`,
  })
  @IsString()
  @MaxLength(CSV_LIMIT)
  csv: string;

  @Flag('Whether to email new students a link to choose a password') isInvited: boolean;
}

export class PreviewImportRequest extends PickType(ImportStudentsRequest, ['csv']) {}

class ImportColumnResponse {
  @Text({ example: 'E-mail' }) heading: string;

  @Choice(STUDENT_COLUMNS, 'StudentColumn', {
    nullable: true,
    example: 'email',
    description: 'Field it’s mapped to; null: ignored',
  })
  column: StudentColumn | null;
}

class ImportProblemResponse implements ImportProblem {
  @Whole({ example: 12, description: 'Line in the file' }) line: number;

  @Text({ nullable: true, example: 'E-mail', description: 'Column heading' }) column: string | null;

  @Choice(IMPORT_PROBLEMS, 'ImportProblem', { example: 'bad_email' }) problem: ImportProblem['problem'];
}

class NewStudentResponse {
  @Whole({ example: 2 }) line: number;
  @Text({ example: 'Rosa Lind' }) name: string;
  @Text({ example: 'rosa@example.org' }) email: string;
  @Texts({ example: ['Spring circle'] }) tags: string[];
}

/** Result of an import, or of its preview. */
export class StudentImportResponse {
  @Whole({ example: 40, description: 'Students in the file' }) rows: number;
  @Whole({ example: 38, description: 'Number of new students among them' }) added: number;
  @ListOf(ImportColumnResponse) columns: ImportColumnResponse[];
  @ListOf(ImportProblemResponse, 'All problems; lines with a problem are skipped')
  problems: ImportProblemResponse[];
  @ListOf(NewStudentResponse, 'The first 10 new students') examples: NewStudentResponse[];
}
