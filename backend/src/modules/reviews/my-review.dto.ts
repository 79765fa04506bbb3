import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { CONTENT_STATES, type ContentState } from '../../kernel/moderation.js';
import { Text } from '../../platform/http/text.js';

export const REVIEW_LIMIT = 2000;

export class WriteReviewRequest {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5, example: 5, description: 'Stars' })
  @IsInt()
  @Min(1)
  @Max(5)
  rating: number;

  @Text({ max: REVIEW_LIMIT, min: 0, example: 'We do the evening questions every Sunday now.' })
  text: string;
}

export class MyReviewResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  productId: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5, example: 5 })
  rating: number;

  @ApiProperty({ maxLength: REVIEW_LIMIT })
  text: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  editedAt: string | null;

  @ApiProperty({ type: String, nullable: true, description: "The coach's reply" })
  answer: string | null;

  @ApiProperty({
    enum: CONTENT_STATES,
    enumName: 'ContentState',
    description: 'Others only see `published` ones; a `hidden` one stays hidden after an edit',
  })
  state: ContentState;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why the coach hid it; null: not hidden, or hidden because a guardian’s consent ended',
  })
  hiddenReason: string | null;
}

export class MyReviewHolder {
  @ApiProperty({ type: MyReviewResponse, nullable: true, description: 'null: none written yet' })
  review: MyReviewResponse | null;
}
