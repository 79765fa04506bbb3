import { CONTENT_STATES, type ContentState } from '../../kernel/moderation.js';
import { OpenReportResponse } from '../../platform/http/moderation.dto.js';
import { Choice, Flag, Id, ListOf, Moment, Text, Whole } from '../../platform/http/fields/index.js';
import { REVIEW_LIMIT } from './my-review.dto.js';

export class CoachReviewResponse {
  @Id() id: string;
  @Id() productId: string;
  @Text({ example: 'Roots' }) productTitle: string;
  @Id() accountId: string;
  @Text({ example: 'Rosa Lind' }) authorName: string;
  @Flag('Whether it needs approval, because its author is a minor or hasn’t given their age')
  isByMinor: boolean;
  @Whole({ min: 1, max: 5, example: 5 }) rating: number;
  @Text({ maxLength: REVIEW_LIMIT }) text: string;
  @Choice(CONTENT_STATES, 'ContentState') state: ContentState;

  @Text({ nullable: true, description: 'null: not hidden, or hidden automatically after reports' })
  hiddenReason: string | null;

  @Flag('Whether its author agreed to be quoted on the site') canBeQuoted: boolean;
  @Flag('Whether the coach kept it, so that reports no longer hide it automatically') isKept: boolean;
  @Text({ nullable: true, description: 'Public reply' }) answer: string | null;
  @Whole('Open reports') openReportCount: number;
  @ListOf(OpenReportResponse, 'Newest first') reports: OpenReportResponse[];
  @Whole('Value for `If-Match`') version: number;
  @Moment() createdAt: Date;
  @Moment({ nullable: true }) editedAt: Date | null;
}

export class AnswerReviewRequest {
  @Text({ max: REVIEW_LIMIT, description: 'Shown publicly below the review' }) answer: string;
}
