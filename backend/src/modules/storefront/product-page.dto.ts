import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { Flag, Id, ListOf, Moment, Nested, Text, Texts, Whole } from '../../platform/http/fields/index.js';
import { pageQuery } from '../../platform/http/page-query.js';
import {
  OfferResponse,
  RecurringOfferResponse,
  ProductQuestionResponse,
  ProductWordsResponse,
} from '../catalog/index.js';
import { SessionsBroughtResponse } from '../coaching/index.js';
import { ProductCardResponse } from './product-list.dto.js';

const Untranslated = () => Texts('Texts not available in the language of the request: they’re in English');

class OutlineLessonResponse {
  @Id() id: string;
  @Text({ example: 'Where you are standing' }) title: string;

  @Whole({ nullable: true, example: 312, description: 'Total length of its videos and audio' })
  durationSeconds: number | null;

  @Flag('Whether it’s open to everyone before buying') isFreePreview: boolean;
  @Untranslated() untranslated: 'title'[];
}

class OutlineModuleResponse {
  @Id() id: string;
  @Text({ example: 'Roots' }) title: string;
  @Text({ example: 'What holds you' }) subtitle: string;
  @Whole({ example: 3 }) lessonCount: number;

  @ListOf(
    OutlineLessonResponse,
    'For a module that opens later: only its free previews; `lessonCount` counts all lessons',
  )
  lessons: OutlineLessonResponse[];

  @Untranslated() untranslated: ('title' | 'subtitle')[];
}

class OutlineSectionResponse {
  @Id() id: string;
  @Text({ example: 'Part one' }) title: string;
  @Text({ example: 'Below the ground' }) subtitle: string;
  @ListOf(OutlineModuleResponse) modules: OutlineModuleResponse[];
  @Untranslated() untranslated: ('title' | 'subtitle')[];
}

class FileSummaryResponse {
  @Text({ example: 'forest-journal.pdf' }) fileName: string;
  @Whole({ example: 1_204_224, description: 'Size in bytes' }) fileSize: number;
}

/** A part of a bundle. */
export class BundlePartResponse extends PickType(ProductCardResponse, [
  ...(['id', 'type', 'title', 'price', 'isSubscriptionOnly', 'recurringPrice'] as const),
  ...(['thumbnailUrl', 'thumbnailAlt', 'isOwned'] as const),
]) {}

export class ProductDetailResponse extends IntersectionType(ProductCardResponse, ProductWordsResponse) {
  @ListOf(OutlineSectionResponse, { nullable: true, description: 'For a course; otherwise null' })
  outline: OutlineSectionResponse[] | null;

  @ListOf(FileSummaryResponse, 'Files that a buyer can download') files: FileSummaryResponse[];
  @ListOf(OfferResponse, 'Other ways to buy it, beside `price` with access forever, in order')
  offers: OfferResponse[];

  @ListOf(RecurringOfferResponse, 'Ways to pay it every month or year, in order')
  recurringOffers: RecurringOfferResponse[];

  @ListOf(SessionsBroughtResponse, 'Coaching sessions that it brings, or each part of a bundle')
  sessions: SessionsBroughtResponse[];

  @Id({ nullable: true, description: 'ID of the member’s running subscription to it; null: none' })
  subscriptionId: string | null;

  @ListOf(BundlePartResponse, 'Products included in a bundle; otherwise none') parts: BundlePartResponse[];

  @Text({
    nullable: true,
    example: '124.00',
    description:
      'Total price of a bundle’s products sold separately; null: not a bundle, or one of them is sold only by subscription',
  })
  partsPrice: string | null;

  @Id({
    nullable: true,
    description: 'Offering whose times can be chosen and paid for, if it includes one session; null: none',
  })
  offeringId: string | null;

  @Texts('URLs of photos of pages inside, in order') previewUrls: string[];

  @Moment({
    nullable: true,
    description: 'When the caller’s access ended by itself; null: it’s open, or never was, or was taken back',
  })
  accessEndedAt: Date | null;

  @ListOf(ProductQuestionResponse, 'Questions about it, with their answers')
  questions: ProductQuestionResponse[];

  @Flag('Whether the caller has reviewed it, possibly before a refund') hasMyReview: boolean;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    example: { 1: 0, 2: 0, 3: 1, 4: 3, 5: 8 },
    description: 'Number of visible reviews for each of 1 to 5 stars',
  })
  ratingCounts: Record<string, number>;
}

class ReviewedProductResponse extends PickType(ProductCardResponse, ['id', 'type', 'title']) {}

export class ReviewResponse {
  @Id() id: string;
  @Text({ example: 'Priya R.', description: 'First name and initial' }) author: string;
  @Whole({ min: 1, max: 5, example: 5 }) rating: number;
  @Text({ example: 'We do the evening questions every Sunday now.' }) text: string;
  @Flag('Whether the caller wrote it') isMine: boolean;
  @Flag('Whether its author, an adult, agreed to be quoted outside this page') isQuotable: boolean;
  @Moment() createdAt: Date;
  @Text({ nullable: true, description: 'The coach’s reply' }) answer: string | null;
}

/** A review that its author agreed to be quoted from. */
export class TestimonialResponse extends PickType(ReviewResponse, ['id', 'author', 'rating', 'text']) {
  @Nested(ReviewedProductResponse) product: ReviewedProductResponse;
}

export class ReviewsQuery extends pageQuery(12, 'moment', 'id') {}
