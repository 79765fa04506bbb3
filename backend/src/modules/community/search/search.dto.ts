import { PRODUCT_TYPES, type ProductType } from '../../../kernel/product-types.js';
import { Choice, Id, ListOf, Text } from '../../../platform/http/fields/index.js';

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
  @Id() id: string;
  @Choice(SEARCH_TYPES, 'SearchType') type: SearchType;

  @Text({ example: 'I put a chair in the hallway', description: 'Name, or first line of the text' })
  title: string;

  @Text({
    nullable: true,
    example: 'Rosa Lind',
    description: 'Author of a post, category of a product, or course of a lesson',
  })
  subtitle: string | null;

  @Text({ nullable: true, description: 'Avatar of the person or author' }) avatarUrl: string | null;
  @Choice(SEARCH_BADGES, null, { nullable: true }) badge: SearchBadge | null;

  @Id({ nullable: true, description: 'For a comment: its post; for a lesson: its course' })
  parentId: string | null;

  @Id({ nullable: true, description: 'For a lesson' }) moduleId: string | null;

  @Choice(PRODUCT_TYPES, null, { nullable: true, description: 'For a product' })
  productType: ProductType | null;
}

export class SearchResponse {
  @ListOf(SearchResultResponse, 'Grouped by type in a fixed order, a few of each; for posts, the newest')
  results: SearchResultResponse[];
}
