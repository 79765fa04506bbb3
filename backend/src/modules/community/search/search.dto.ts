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
  @Text({
    max: 100,
    example: 'hallway chair',
    description: 'Words or beginnings of words; case doesn’t matter',
  })
  q: string;
}

export class SearchResultResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: SEARCH_TYPES, enumName: 'SearchType' })
  type: SearchType;

  @ApiProperty({
    example: 'I put a chair in the hallway',
    description: 'Name, or first line of the text',
  })
  title: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Rosa Lind',
    description: 'Author of a post, category of a product, or course of a lesson',
  })
  subtitle: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Avatar of the person or author' })
  avatarUrl: string | null;

  @ApiProperty({ type: String, enum: SEARCH_BADGES, nullable: true })
  badge: SearchBadge | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'For a comment: its post; for a lesson: its course',
  })
  parentId: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'For a lesson' })
  moduleId: string | null;

  @ApiProperty({ type: String, enum: PRODUCT_TYPES, nullable: true, description: 'For a product' })
  productType: ProductType | null;
}

export class SearchResponse {
  @ApiProperty({
    type: [SearchResultResponse],
    description: 'Grouped by type in a fixed order, a few of each; for posts, the newest',
  })
  results: SearchResultResponse[];
}
