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
  @Text({ max: 100, example: 'hallway chair', description: 'Words, or how they begin, in any case' })
  q: string;
}

export class SearchResultResponse {
  @Id() id: string;
  @Choice(SEARCH_TYPES, 'SearchType') type: SearchType;

  @Text({ example: 'I put a chair in the hallway', description: 'A name, or what was written, in one line' })
  title: string;

  @Text({
    nullable: true,
    example: 'Rosa Lind',
    description: 'Who wrote it, what a product is about, where a lesson stands',
  })
  subtitle: string | null;

  @Text({ nullable: true, description: 'Of a person, or of who wrote it' }) avatarUrl: string | null;
  @Choice(SEARCH_BADGES, null, { nullable: true }) badge: SearchBadge | null;

  @Id({ nullable: true, description: 'Of a comment: the post it stands under; of a lesson: its course' })
  parentId: string | null;

  @Id({ nullable: true, description: 'Of a lesson' }) moduleId: string | null;

  @Choice(PRODUCT_TYPES, null, { nullable: true, description: 'Of a product' })
  productType: ProductType | null;
}

export class SearchResponse {
  @ListOf(
    SearchResultResponse,
    'Type by type, in the order of the types, a few of each; of what was written the newest',
  )
  results: SearchResultResponse[];
}
