import { Flag, Id, ListOf, Moment, Text, Whole } from '../../platform/http/fields/index.js';
import { PageResponse } from '../../platform/http/page-response.js';

export class ReviewResponse {
  @Id() id: string;
  @Text({ example: 'Priya R.', description: 'First name and initial' }) author: string;
  @Whole({ min: 1, max: 5, example: 5 }) rating: number;
  @Text({ example: 'We do the evening questions every Sunday now.' }) text: string;
  @Flag('Whether the caller wrote it') isMine: boolean;
  @Moment() createdAt: string;
  @Text({ nullable: true, description: "The coach's reply" }) answer: string | null;
}

export class ReviewListResponse extends PageResponse {
  @ListOf(ReviewResponse) items: ReviewResponse[];
}
