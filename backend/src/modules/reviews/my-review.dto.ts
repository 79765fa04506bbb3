import { CONTENT_STATES, type ContentState } from '../../kernel/moderation.js';
import { Choice, Flag, Id, Moment, Nested, Text, Whole } from '../../platform/http/fields/index.js';

export const REVIEW_LIMIT = 2000;

export class WriteReviewRequest {
  @Whole({ min: 1, max: 5, example: 5, description: 'Stars' }) rating: number;
  @Text({ max: REVIEW_LIMIT, min: 0, example: 'We do the evening questions every Sunday now.' }) text: string;

  @Flag({
    optional: true,
    description:
      'Whether the site may quote it with first name and initial; stays false for a minor. Default: false',
  })
  canBeQuoted: boolean = false;
}

export class MyReviewResponse {
  @Id() id: string;
  @Id() productId: string;
  @Whole({ min: 1, max: 5, example: 5 }) rating: number;
  @Text({ maxLength: REVIEW_LIMIT }) text: string;
  @Moment() createdAt: Date;
  @Moment({ nullable: true }) editedAt: Date | null;
  @Flag('Whether the site may quote it with first name and initial') canBeQuoted: boolean;
  @Text({ nullable: true, description: 'The coach’s reply' }) answer: string | null;

  @Choice(
    CONTENT_STATES,
    'ContentState',
    'Others only see `published` ones; a `hidden` one stays hidden after an edit',
  )
  state: ContentState;

  @Text({
    nullable: true,
    description: 'Why the coach hid it; null: not hidden, or hidden because a guardian’s consent ended',
  })
  hiddenReason: string | null;
}

export class MyReviewHolder {
  @Nested(MyReviewResponse, { nullable: true, description: 'null: none written yet' })
  review: MyReviewResponse | null;
}
