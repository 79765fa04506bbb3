import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';
import {
  Choice,
  Flag,
  Id,
  Moment,
  Nested,
  Text,
  Whole,
  ZonedMoment,
} from '../../platform/http/fields/index.js';
import { REASON_LIMIT, ReasonRequest } from '../audit/index.js';
import { ENROLLMENT_SOURCES, type EnrollmentSource } from '../enrollments/index.js';
import { SeatsResponse } from './seats.dto.js';

export class StudentProgressResponse {
  @Whole({ example: 12 }) lessons: number;
  @Whole({ example: 5 }) completedLessonCount: number;
  @Whole({ example: 41, description: 'Whole percent of the lessons' }) progressPercent: number;

  @Text({
    nullable: true,
    example: 'The inherited voice',
    description: 'Lesson the student last visited; null: not started, or the lesson was deleted',
  })
  lessonTitle: string | null;

  @Moment({ nullable: true, description: 'When something in the course was last completed' })
  lastCompletedAt: Date | null;
}

/** A product that a student may open, with the progress if it is a course. */
export class StudentEnrollmentResponse extends SeatsResponse {
  @Id() productId: string;
  @Text({ example: 'The Rooted Mother' }) title: string;
  @Choice(PRODUCT_TYPES, 'ProductType') type: ProductType;
  @Choice(ENROLLMENT_SOURCES, 'EnrollmentSource') source: EnrollmentSource;
  @Moment() since: Date;
  @Moment({ nullable: true, description: 'When access ends; null: never' }) accessUntil: Date | null;

  @Flag('Whether it came with a bundle, so that its access ends with the bundle’s') isInBundle: boolean;

  @Nested(StudentProgressResponse, { nullable: true, description: 'null: not a course' })
  progress: StudentProgressResponse | null;
}

export class GiveProductRequest {
  @Id() productId: string;

  @Text({
    max: REASON_LIMIT,
    min: 0,
    optional: true,
    example: 'Won in the raffle',
    description: 'Kept in the audit log; never shown to the student',
  })
  reason?: string;

  @ZonedMoment({ optional: true, nullable: true, description: 'When access ends; null or missing: never' })
  accessUntil?: string | null;
}

export class MoveAccessEndRequest extends ReasonRequest {
  @ZonedMoment({ nullable: true, description: 'When access ends; null: never' })
  accessUntil: string | null;
}
