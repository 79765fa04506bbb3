import { ApiProperty } from '@nestjs/swagger';

export class ReviewResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Priya R.', description: 'First name and initial' })
  author: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5, example: 5 })
  rating: number;

  @ApiProperty({ example: 'We do the evening questions every Sunday now.' })
  text: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, nullable: true, description: "The coach's reply" })
  answer: string | null;
}

export class ReviewListResponse {
  @ApiProperty({ type: [ReviewResponse] })
  items: ReviewResponse[];

  @ApiProperty({ type: 'integer', example: 12, description: 'Of all pages' })
  total: number;

  @ApiProperty({ type: 'integer', example: 1 })
  page: number;

  @ApiProperty({ type: 'integer', example: 12 })
  pageSize: number;
}
