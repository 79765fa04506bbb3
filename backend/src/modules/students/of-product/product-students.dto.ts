import { ApiProperty } from '@nestjs/swagger';
import { ENROLLMENT_SOURCES, type EnrollmentSource } from '../../enrollments/index.js';
import { SeatsResponse } from '../seats.dto.js';

/** A student who owns a product, with the position in it if the product is a course. */
export class ProductStudentResponse extends SeatsResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Rosa Lind' })
  name: string;

  @ApiProperty({ enum: ENROLLMENT_SOURCES, enumName: 'EnrollmentSource' })
  source: EnrollmentSource;

  @ApiProperty({ format: 'date-time' })
  since: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'The inherited voice',
    description:
      'Lesson the student last visited; null: not started, not a course, or the lesson was deleted',
  })
  lessonTitle: string | null;

  @ApiProperty({ type: 'integer', example: 5 })
  completedLessons: number;
}
