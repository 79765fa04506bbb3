import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { Flag, Id, ListOf, Text, Whole } from '../../platform/http/fields/index.js';
import { ProductWordsResponse } from '../catalog/index.js';
import { ProductCardResponse } from './product-list.dto.js';

export class OutlineLessonResponse {
  @Id() id: string;
  @Text({ example: 'Where you are standing' }) title: string;

  @Whole({ nullable: true, example: 312, description: 'Of its videos and recordings' })
  durationSeconds: number | null;

  @Flag('Open to everyone before they buy') freePreview: boolean;
}

export class OutlineModuleResponse {
  @Id() id: string;
  @Text({ example: 'Roots' }) title: string;
  @Text({ example: 'What holds you' }) subtitle: string;
  @Whole({ example: 3 }) lessonCount: number;

  @ListOf(
    OutlineLessonResponse,
    'Of a module that opens later: its free previews only, `lessonCount` counts all',
  )
  lessons: OutlineLessonResponse[];
}

export class OutlineSectionResponse {
  @Id() id: string;
  @Text({ example: 'Part one' }) title: string;
  @Text({ example: 'Below the ground' }) subtitle: string;
  @ListOf(OutlineModuleResponse) modules: OutlineModuleResponse[];
}

export class FileSummaryResponse {
  @Text({ example: 'forest-journal.pdf' }) fileName: string;
  @Whole({ example: 1_204_224, description: 'Bytes' }) fileSize: number;
}

/** A part of a bundle. */
export class BundlePartResponse extends PickType(ProductCardResponse, [
  ...(['id', 'type', 'title', 'price', 'thumbnailUrl', 'thumbnailAlt', 'owned'] as const),
]) {}

export class ProductDetailResponse extends IntersectionType(ProductCardResponse, ProductWordsResponse) {
  @ListOf(OutlineSectionResponse, { nullable: true, description: 'Of a course; null otherwise' })
  outline: OutlineSectionResponse[] | null;

  @ListOf(FileSummaryResponse, 'What a buyer may download') files: FileSummaryResponse[];
  @ListOf(BundlePartResponse, 'What comes with a bundle; otherwise none') parts: BundlePartResponse[];

  @Text({
    nullable: true,
    example: '124.00',
    description: 'What the parts of a bundle cost one by one; null: it is no bundle',
  })
  partsPrice: string | null;

  @Id({
    nullable: true,
    description:
      'It brings one session of this offering, of which a time can be chosen and paid for; null: it does not',
  })
  offeringId: string | null;

  @Flag('The person who asks has reviewed it, perhaps before a refund') hasMyReview: boolean;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    example: { 1: 0, 2: 0, 3: 1, 4: 3, 5: 8 },
    description: 'How many visible reviews gave 1 to 5 stars',
  })
  ratingCounts: Record<string, number>;
}
