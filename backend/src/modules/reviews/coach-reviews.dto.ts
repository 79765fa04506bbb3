import { CONTENT_STATES, type ContentState } from '../../kernel/moderation.js';
import { OpenReportResponse } from '../../platform/http/moderation.dto.js';
import { Choice, Flag, Id, ListOf, Moment, Text, Whole } from '../../platform/http/fields/index.js';
import { REVIEW_LIMIT } from './my-review.dto.js';

/** A review as the coach sees it. */
export class CoachReviewResponse {
  @Id() id: string;
  @Id() productId: string;
  @Text({ example: 'Roots' }) productTitle: string;
  @Id() accountId: string;
  @Text({ example: 'Rosa Lind' }) authorName: string;
  @Flag('By a minor, or by somebody who has not told their age yet: it needs an approval') isByMinor: boolean;
  @Whole({ min: 1, max: 5, example: 5 }) rating: number;
  @Text({ maxLength: REVIEW_LIMIT }) text: string;
  @Choice(CONTENT_STATES, 'ContentState') state: ContentState;

  @Text({ nullable: true, description: 'null: not hidden, or hidden by reports' })
  hiddenReason: string | null;

  @Flag('The coach wants it to stay: reports do not hide it automatically') isKept: boolean;
  @Text({ nullable: true, description: 'The public answer' }) answer: string | null;
  @Whole('Reports that the coach has not decided about') openReports: number;
  @ListOf(OpenReportResponse, 'Newest first') reports: OpenReportResponse[];
  @Whole('For `If-Match`') version: number;
  @Moment() createdAt: string;
  @Moment({ nullable: true }) editedAt: string | null;
}

export class AnswerReviewRequest {
  @Text({ max: REVIEW_LIMIT, description: 'Shown below the review, for everyone to read' }) answer: string;
}
