import { Choice, Id, Moment, Text } from '../../platform/http/fields/index.js';
import { pageQuery } from '../../platform/http/page-query.js';

/** Kinds of activity. Later versions may add kinds; clients ignore those they do not know. */
export const ACTIVITY_KINDS = [
  'product_received',
  'lesson_completed',
  'course_completed',
  'review_written',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

export class ActivityResponse {
  @Text({ example: 'lesson_completed:0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa' }) id: string;
  @Choice(ACTIVITY_KINDS, 'ActivityKind') kind: ActivityKind;

  @Text({ example: 'The first quiet minute', description: 'ID of the lesson, else of the product' })
  title: string;

  @Id('For a lesson: its course') productId: string;
  @Moment() at: string;
}

export class ActivityQuery extends pageQuery(12, 'moment', 'text', 'id') {}
