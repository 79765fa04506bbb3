import { Choice, Id, Moment, Text } from '../../platform/http/fields/index.js';
import { pageQuery } from '../../platform/http/page-query.js';

/** Kinds of activity. Later versions may add kinds; clients ignore kinds they do not know. */
export const ACTIVITY_KINDS = [
  'product_received',
  'lesson_completed',
  'course_completed',
  'review_written',
  'post_written',
  'question_asked',
  'comment_written',
  'answer_helpful',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

export class ActivityResponse {
  @Text({ example: 'lesson_completed:0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa' }) id: string;
  @Choice(ACTIVITY_KINDS, 'ActivityKind') kind: ActivityKind;

  @Text({ example: 'The first quiet minute', description: 'Title, or the beginning of what was written' })
  title: string;

  @Id({ nullable: true, description: 'For a lesson: its course. Null in the community' })
  productId: string | null;

  @Id({ nullable: true, description: 'In the community: the post, or the post of the comment' })
  postId: string | null;

  @Moment() at: string;
}

export class ActivityQuery extends pageQuery(12, 'moment', 'text', 'id') {}
