import { Choice, Id, Moment, Text, Whole } from '../../../platform/http/fields/index.js';
import { ENROLLMENT_SOURCES, type EnrollmentSource } from '../../enrollments/index.js';
import { SeatsResponse } from '../seats.dto.js';

/** A student who owns a product, with the position in it if it is a course. */
export class ProductStudentResponse extends SeatsResponse {
  @Id() id: string;
  @Text({ example: 'Rosa Lind' }) name: string;
  @Choice(ENROLLMENT_SOURCES, 'EnrollmentSource') source: EnrollmentSource;
  @Moment() since: string;

  @Text({
    nullable: true,
    example: 'The inherited voice',
    description:
      'Lesson the student last visited; null: not started, not a course, or the lesson was deleted',
  })
  lessonTitle: string | null;

  @Whole({ example: 5 }) completedLessonCount: number;
}
