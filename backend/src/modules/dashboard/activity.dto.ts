import { ApiProperty } from '@nestjs/swagger';
import { PageResponse } from '../../platform/http/page-response.js';

/** Kinds of activity. Later versions may add kinds; clients ignore those they do not know. */
export const ACTIVITY_KINDS = [
  'product_received',
  'lesson_completed',
  'course_completed',
  'review_written',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

export class ActivityResponse {
  @ApiProperty({ example: 'lesson_completed:0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa' })
  id: string;

  @ApiProperty({ enum: ACTIVITY_KINDS, enumName: 'ActivityKind' })
  kind: ActivityKind;

  @ApiProperty({ example: 'The first quiet minute', description: 'ID of the lesson, else of the product' })
  title: string;

  @ApiProperty({ format: 'uuid', description: 'For a lesson: its course' })
  productId: string;

  @ApiProperty({ format: 'date-time' })
  at: string;
}

export class ActivityListResponse extends PageResponse {
  @ApiProperty({ type: [ActivityResponse] })
  items: ActivityResponse[];
}
