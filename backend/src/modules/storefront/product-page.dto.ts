import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { ProductWordsResponse } from '../catalog/index.js';
import { ProductCardResponse } from './product-list.dto.js';

export class OutlineLessonResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Where you are standing' })
  title: string;

  @ApiProperty({ type: 'integer', nullable: true, example: 312, description: 'Of its videos and recordings' })
  durationSeconds: number | null;

  @ApiProperty({ description: 'Open to everyone before they buy' })
  freePreview: boolean;
}

export class OutlineModuleResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Roots' })
  title: string;

  @ApiProperty({ example: 'What holds you' })
  subtitle: string;

  @ApiProperty({ type: 'integer', example: 3 })
  lessonCount: number;

  @ApiProperty({
    type: [OutlineLessonResponse],
    description: 'Of a module that opens later: its free previews only, `lessonCount` counts all',
  })
  lessons: OutlineLessonResponse[];
}

export class OutlineSectionResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Part one' })
  title: string;

  @ApiProperty({ example: 'Below the ground' })
  subtitle: string;

  @ApiProperty({ type: [OutlineModuleResponse] })
  modules: OutlineModuleResponse[];
}

export class FileSummaryResponse {
  @ApiProperty({ example: 'forest-journal.pdf' })
  fileName: string;

  @ApiProperty({ type: 'integer', example: 1_204_224, description: 'Bytes' })
  fileSize: number;
}

/** A part of a bundle. */
export class BundlePartResponse extends PickType(ProductCardResponse, [
  ...(['id', 'type', 'title', 'price', 'thumbnailUrl', 'thumbnailAlt', 'owned'] as const),
]) {}

export class ProductDetailResponse extends IntersectionType(ProductCardResponse, ProductWordsResponse) {
  @ApiProperty({ type: [OutlineSectionResponse], nullable: true, description: 'Of a course; null otherwise' })
  outline: OutlineSectionResponse[] | null;

  @ApiProperty({ type: [FileSummaryResponse], description: 'What a buyer may download' })
  files: FileSummaryResponse[];

  @ApiProperty({ type: [BundlePartResponse], description: 'What comes with a bundle; otherwise none' })
  parts: BundlePartResponse[];

  @ApiProperty({
    type: String,
    nullable: true,
    example: '124.00',
    description: 'What the parts of a bundle cost one by one; null: it is no bundle',
  })
  partsPrice: string | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description:
      'It brings one session of this offering, of which a time can be chosen and paid for; null: it does not',
  })
  offeringId: string | null;

  @ApiProperty({ description: 'The person who asks has reviewed it, perhaps before a refund' })
  hasMyReview: boolean;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    example: { 1: 0, 2: 0, 3: 1, 4: 3, 5: 8 },
    description: 'How many visible reviews gave 1 to 5 stars',
  })
  ratingCounts: Record<string, number>;
}
