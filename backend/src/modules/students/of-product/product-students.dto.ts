import { Choice, Id, Moment, Text, Whole } from '../../../platform/http/fields/index.js';
import { ENROLLMENT_SOURCES, type EnrollmentSource } from '../../enrollments/index.js';
import { SeatsResponse } from '../seats.dto.js';

/** A student who owns a product, with the position in it if the product is a course. */
export class ProductStudentResponse extends SeatsResponse {
  @Id() id: string;
  @Text({ example: 'Rosa Lind' }) name: string;
  @Choice(ENROLLMENT_SOURCES, 'EnrollmentSource') source: EnrollmentSource;
  @Moment() since: string;

  @Text({
    nullable: true,
    example: 'The inherited voice',
    description: 'The lesson the student left last; null: not begun, no course, or the lesson is gone',
  })
  lessonTitle: string | null;

  @Whole({ example: 5 }) completedLessons: number;
}
