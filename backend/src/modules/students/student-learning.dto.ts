import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';
import { Text } from '../../platform/http/text.js';
import { REASON_LIMIT } from '../audit/index.js';
import { ENROLLMENT_SOURCES, type EnrollmentSource } from '../enrollments/index.js';
import { SeatsResponse } from './seats.dto.js';

class StudentProgressResponse {
  @ApiProperty({ type: 'integer', example: 12 })
  lessons: number;

  @ApiProperty({ type: 'integer', example: 5 })
  completedLessons: number;

  @ApiProperty({ type: 'integer', example: 41, description: 'Whole percent of the lessons' })
  percent: number;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'The inherited voice',
    description: 'Lesson the student last visited; null: not started, or the lesson was deleted',
  })
  lessonTitle: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When something in the course was last completed',
  })
  lastCompletedAt: string | null;
}

/** A product that a student may open, with the progress if it is a course. */
export class StudentEnrollmentResponse extends SeatsResponse {
  @ApiProperty({ format: 'uuid' })
  productId: string;

  @ApiProperty({ example: 'The Rooted Mother' })
  title: string;

  @ApiProperty({ enum: PRODUCT_TYPES, enumName: 'ProductType' })
  type: ProductType;

  @ApiProperty({ enum: ENROLLMENT_SOURCES, enumName: 'EnrollmentSource' })
  source: EnrollmentSource;

  @ApiProperty({ format: 'date-time' })
  since: string;

  @ApiProperty({ type: StudentProgressResponse, nullable: true, description: 'null: not a course' })
  progress: StudentProgressResponse | null;
}

export class GiveProductRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  productId: string;

  @Text({
    max: REASON_LIMIT,
    min: 0,
    optional: true,
    example: 'Won in the raffle',
    description: 'Kept in the audit log; never shown to the student',
  })
  reason?: string;
}
