import { ApiProperty, IntersectionType, PickType } from '@nestjs/swagger';
import { ProductWordsResponse } from '../catalog/index.js';
import { ProductCardResponse } from './product-list.dto.js';

export class OutlineLessonResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Where you are standing' })
  title: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 312,
    description: 'Total length of its videos and audio',
  })
  durationSeconds: number | null;

  @ApiProperty({ description: 'Whether it’s open to everyone before buying' })
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
    description: 'For a module that opens later: only its free previews; `lessonCount` counts all lessons',
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

  @ApiProperty({ type: 'integer', example: 1_204_224, description: 'Size in bytes' })
  fileSize: number;
}

/** A part of a bundle. */
export class BundlePartResponse extends PickType(ProductCardResponse, [
  ...(['id', 'type', 'title', 'price', 'thumbnailUrl', 'thumbnailAlt', 'owned'] as const),
]) {}

export class ProductDetailResponse extends IntersectionType(ProductCardResponse, ProductWordsResponse) {
  @ApiProperty({
    type: [OutlineSectionResponse],
    nullable: true,
    description: 'For a course; otherwise null',
  })
  outline: OutlineSectionResponse[] | null;

  @ApiProperty({ type: [FileSummaryResponse], description: 'Files that a buyer can download' })
  files: FileSummaryResponse[];

  @ApiProperty({ type: [BundlePartResponse], description: 'Products included in a bundle; otherwise none' })
  parts: BundlePartResponse[];

  @ApiProperty({
    type: String,
    nullable: true,
    example: '124.00',
    description: 'Total price of a bundle’s products sold separately; null: not a bundle',
  })
  partsPrice: string | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Offering whose times can be chosen and paid for, if it includes one session; null: none',
  })
  offeringId: string | null;

  @ApiProperty({ description: 'Whether the caller has reviewed it, possibly before a refund' })
  hasMyReview: boolean;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    example: { 1: 0, 2: 0, 3: 1, 4: 3, 5: 8 },
    description: 'Number of visible reviews for each of 1 to 5 stars',
  })
  ratingCounts: Record<string, number>;
}
