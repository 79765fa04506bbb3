import { IsString, MaxLength } from 'class-validator';
import { Choice, Flag, Id, ListOf, Text, Texts, Whole } from '../../../platform/http/fields/index.js';
import { IMPORT_PROBLEMS, type ImportProblem } from './import-problem.js';
import { COURSE_NAME_LIMIT, MOST_COURSES } from './imported-courses.js';
import { MOST_ROWS } from './read-students.js';
import { STUDENT_COLUMNS, type StudentColumn } from './student-columns.js';

/** Max characters of a file. */
const CSV_LIMIT = 4 * 1_048_576;
/** Max bytes as JSON, where quotation marks and line breaks take two characters, and letters up to three bytes. */
export const IMPORT_BODY_BYTES = 4 * CSV_LIMIT;

class CourseOfFile {
  @Text({ max: COURSE_NAME_LIMIT, example: 'Rooted Mother', description: 'Name in the file' }) name: string;
  @Id() productId: string;
}

export class PreviewImportRequest {
  @Text({
    maxLength: CSV_LIMIT,
    example: 'Name,Email,Tags\nRosa Lind,rosa@example.org,Spring circle',
    description: `Text of a CSV file with headings and up to ${MOST_ROWS} students. Cells are separated by commas, semicolons, tabs or vertical bars`,
  })
  @IsString()
  @MaxLength(CSV_LIMIT)
  csv: string;

  @ListOf(CourseOfFile, {
    max: MOST_COURSES,
    optional: true,
    description: 'Products to give for the courses in the file; other courses are skipped',
  })
  courses?: CourseOfFile[];
}

export class ImportStudentsRequest extends PreviewImportRequest {
  @Flag('Whether to email new students a link to choose a password') isInvited: boolean;
}

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

class FoundCourseResponse {
  @Text({ example: 'Rooted Mother', description: 'Name in the file' }) name: string;
  @Whole({ example: 24, description: 'Number of students in the file who have it' }) studentCount: number;
  @Id({ nullable: true, description: 'Published product with the same title' }) productId: string | null;
}

/** Result of an import, or of its preview. */
export class StudentImportResponse {
  @Whole({ example: 40, description: 'Students in the file' }) rows: number;
  @Whole({ example: 38, description: 'Number of new students among them' }) added: number;
  @Whole({ example: 2, description: 'Number of students among them who have an account' }) existing: number;
  @Whole({ example: 30, description: 'Number of products that students get' }) given: number;

  @Id({ nullable: true, description: 'Bulk grant that gives the products; null: none, or a preview' })
  bulkGrantId: string | null;

  @ListOf(FoundCourseResponse, `The ${MOST_COURSES} most frequent courses`) courses: FoundCourseResponse[];
  @ListOf(ImportColumnResponse) columns: ImportColumnResponse[];
  @ListOf(ImportProblemResponse, 'All problems; lines with a problem are skipped')
  problems: ImportProblemResponse[];
  @ListOf(NewStudentResponse, 'The first 10 new students') examples: NewStudentResponse[];
}
