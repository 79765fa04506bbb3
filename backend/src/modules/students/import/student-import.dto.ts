import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsBoolean, IsString, MaxLength } from 'class-validator';
import { IMPORT_PROBLEMS, type ImportProblem } from './import-problem.js';
import { MOST_ROWS } from './read-students.js';
import { STUDENT_COLUMNS, type StudentColumn } from './student-columns.js';

/** Max characters of a file. */
const CSV_LIMIT = 1_048_576;
/** Max bytes as JSON, where quotation marks and line ends take two characters, and letters up to three bytes. */
export const IMPORT_BODY_BYTES = 4 * CSV_LIMIT;

export class ImportStudentsRequest {
  @ApiProperty({
    maxLength: CSV_LIMIT,
    example: 'Name,Email,Tags\nRosa Lind,rosa@example.org,Spring circle',
    description: `Text of a CSV file with headings and up to ${MOST_ROWS} students. Cells are separated by commas, semicolons, tabs or vertical bars`,
  })
  @IsString()
  @MaxLength(CSV_LIMIT)
  csv: string;

  @ApiProperty({ description: 'Whether to email new students a link to choose a password' })
  @IsBoolean()
  invite: boolean;
}

export class PreviewImportRequest extends PickType(ImportStudentsRequest, ['csv']) {}

class ImportColumnResponse {
  @ApiProperty({ example: 'E-mail' })
  heading: string;

  @ApiProperty({
    enum: STUDENT_COLUMNS,
    enumName: 'StudentColumn',
    nullable: true,
    example: 'email',
    description: 'Field it’s mapped to; null: ignored',
  })
  column: StudentColumn | null;
}

class ImportProblemResponse implements ImportProblem {
  @ApiProperty({ type: 'integer', example: 12, description: 'Line in the file' })
  line: number;

  @ApiProperty({ type: String, nullable: true, example: 'E-mail', description: 'Column heading' })
  column: string | null;

  @ApiProperty({ enum: IMPORT_PROBLEMS, enumName: 'ImportProblem', example: 'bad_email' })
  problem: ImportProblem['problem'];
}

class NewStudentResponse {
  @ApiProperty({ type: 'integer', example: 2 })
  line: number;

  @ApiProperty({ example: 'Rosa Lind' })
  name: string;

  @ApiProperty({ example: 'rosa@example.org' })
  email: string;

  @ApiProperty({ type: [String], example: ['Spring circle'] })
  tags: string[];
}

/** Result of an import, or of its preview. */
export class StudentImportResponse {
  @ApiProperty({ type: 'integer', example: 40, description: 'Students in the file' })
  rows: number;

  @ApiProperty({ type: 'integer', example: 38, description: 'Number of new students among them' })
  added: number;

  @ApiProperty({ type: [ImportColumnResponse] })
  columns: ImportColumnResponse[];

  @ApiProperty({
    type: [ImportProblemResponse],
    description: 'All problems; lines with a problem are skipped',
  })
  problems: ImportProblemResponse[];

  @ApiProperty({ type: [NewStudentResponse], description: 'The first 10 new students' })
  examples: NewStudentResponse[];
}
