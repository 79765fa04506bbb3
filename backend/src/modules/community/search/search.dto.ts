import { ApiProperty } from '@nestjs/swagger';
import { PRODUCT_TYPES, type ProductType } from '../../../kernel/product-types.js';
import { Text } from '../../../platform/http/text.js';

export const SEARCH_TYPES = [
  'person',
  'circle',
  'pod',
  'post',
  'question',
  'comment',
  'lesson',
  'product',
] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

export const SEARCH_BADGES = ['coach', 'solved'] as const;
export type SearchBadge = (typeof SEARCH_BADGES)[number];

export class SearchQuery {
  @Text({ max: 100, example: 'hallway chair', description: 'Words, or how they begin, in any case' })
  q: string;
}

export class SearchResultResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: SEARCH_TYPES, enumName: 'SearchType' })
  type: SearchType;

  @ApiProperty({
    example: 'I put a chair in the hallway',
    description: 'A name, or what was written, in one line',
  })
  title: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Rosa Lind',
    description: 'Who wrote it, what a product is about, where a lesson stands',
  })
  subtitle: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Of a person, or of who wrote it' })
  avatarUrl: string | null;

  @ApiProperty({ type: String, enum: SEARCH_BADGES, nullable: true })
  badge: SearchBadge | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Of a comment: the post it stands under; of a lesson: its course',
  })
  parentId: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Of a lesson' })
  moduleId: string | null;

  @ApiProperty({ type: String, enum: PRODUCT_TYPES, nullable: true, description: 'Of a product' })
  productType: ProductType | null;
}

export class SearchResponse {
  @ApiProperty({
    type: [SearchResultResponse],
    description: 'Type by type, in the order of the types, a few of each; of what was written the newest',
  })
  results: SearchResultResponse[];
}
