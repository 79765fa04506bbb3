import { ApiProperty } from '@nestjs/swagger';
import { PageResponse } from '../../platform/http/page-response.js';

export class ReviewResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Priya R.', description: 'First name and initial' })
  author: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5, example: 5 })
  rating: number;

  @ApiProperty({ example: 'We do the evening questions every Sunday now.' })
  text: string;

  @ApiProperty({ description: 'Whether the caller wrote it' })
  isMine: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, nullable: true, description: "The coach's reply" })
  answer: string | null;
}

export class ReviewListResponse extends PageResponse {
  @ApiProperty({ type: [ReviewResponse] })
  items: ReviewResponse[];
}
