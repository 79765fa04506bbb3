import { ApiProperty } from '@nestjs/swagger';
import { CONTENT_STATES, type ContentState } from '../../kernel/moderation.js';
import { OpenReportResponse } from '../../platform/http/moderation.dto.js';
import { Text } from '../../platform/http/text.js';
import { REVIEW_LIMIT } from './my-review.dto.js';

/** A review as the coach sees it. */
export class CoachReviewResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  productId: string;

  @ApiProperty({ example: 'Roots' })
  productTitle: string;

  @ApiProperty({ format: 'uuid' })
  accountId: string;

  @ApiProperty({ example: 'Rosa Lind' })
  authorName: string;

  @ApiProperty({
    description: 'Whether it needs approval, because its author is a minor or hasn’t given their age',
  })
  isByMinor: boolean;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5, example: 5 })
  rating: number;

  @ApiProperty({ maxLength: REVIEW_LIMIT })
  text: string;

  @ApiProperty({ enum: CONTENT_STATES, enumName: 'ContentState' })
  state: ContentState;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'null: not hidden, or hidden automatically after reports',
  })
  hiddenReason: string | null;

  @ApiProperty({ description: 'Whether the coach kept it, so that reports no longer hide it automatically' })
  isKept: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'Public reply' })
  answer: string | null;

  @ApiProperty({ type: 'integer', description: 'Open reports' })
  openReports: number;

  @ApiProperty({ type: [OpenReportResponse], description: 'Newest first' })
  reports: OpenReportResponse[];

  @ApiProperty({ type: 'integer', description: 'Value for `If-Match`' })
  version: number;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  editedAt: string | null;
}

export class AnswerReviewRequest {
  @Text({ max: REVIEW_LIMIT, description: 'Shown publicly below the review' })
  answer: string;
}
