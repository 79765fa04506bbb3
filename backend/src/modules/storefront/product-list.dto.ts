import { ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsOptional } from 'class-validator';
import { PRODUCT_TYPES, type ProductType } from '../../kernel/product-types.js';
import { toInteger } from '../../platform/http/page-query.js';
import {
  Choice,
  Choices,
  Decimal,
  Flag,
  Id,
  ListOf,
  Moment,
  Nested,
  Text,
  Texts,
  Whole,
} from '../../platform/http/fields/index.js';
import {
  CATEGORIES,
  type Category,
  type PRODUCT_TEXTS,
  ProductWordsResponse,
  RecurringPriceResponse,
  type Topic,
  TOPICS,
} from '../catalog/index.js';

/** Types of media in the files or lessons of a product. */
const PRODUCT_MEDIA = ['video', 'audio'] as const;
const PRODUCT_PRICES = ['free'] as const;

const PRODUCT_SORTS = ['newest', 'price', '-price', 'title', 'rating', 'owned'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Turns `?tag=a` into a list; `?tag=a&tag=b` is one already. */
const toList = ({ value }: { value: unknown }): unknown =>
  value === undefined || Array.isArray(value) ? value : [value];

/** Page numbers instead of cursors, because each page has an address that people share and search engines read. */
export class ProductListQuery {
  @Whole({ min: 1, max: 1000, default: 1, description: 'Starts at 1', optional: true })
  @Transform(toInteger)
  page: number = 1;

  @Whole({ min: 1, max: 48, default: 12, description: 'Rows per page', optional: true })
  @Transform(toInteger)
  pageSize: number = 12;

  @Text({
    max: 100,
    min: 0,
    optional: true,
    example: 'workbook',
    description: 'Searches titles and descriptions; case doesn’t matter',
  })
  q?: string;

  @ApiPropertyOptional({
    name: 'tag',
    enum: TOPICS,
    isArray: true,
    description: 'Repeatable: products with at least one of these topics. Unknown topics are refused',
  })
  @IsOptional()
  @Transform(toList)
  @ArrayMaxSize(TOPICS.length)
  @IsIn(TOPICS, { each: true })
  tag?: Topic[];

  @Choice(PRODUCT_TYPES, 'ProductType', { optional: true }) type?: ProductType;

  @Choice(PRODUCT_MEDIA, null, { description: 'Products with videos or audio', optional: true })
  media?: (typeof PRODUCT_MEDIA)[number];

  @Choice(PRODUCT_PRICES, null, { description: 'Free products', optional: true })
  price?: (typeof PRODUCT_PRICES)[number];

  @Choice(CATEGORIES, null, { optional: true }) category?: Category;
  @Choice(PRODUCT_SORTS, null, { default: 'newest', optional: true }) sort: ProductSort = 'newest';
}

/** A product card. */
export class ProductCardResponse extends PickType(ProductWordsResponse, [
  'title',
  'thumbnailAlt',
  'category',
  'duration',
  'tags',
]) {
  @Id('For a course, also the ID of the course') id: string;
  @Choice(PRODUCT_TYPES, 'ProductType') type: ProductType;
  @Text({ example: 'Rosa Lind' }) creator: string;

  @Text({
    nullable: true,
    example: '97.00',
    description: 'In the currency of the business; null: free, or sold only by subscription',
  })
  price: string | null;

  @Flag('Whether only its recurring offers sell it. It has no price then, and isn’t free')
  isSubscriptionOnly: boolean;

  @Nested(RecurringPriceResponse, {
    nullable: true,
    description: 'Lowest payment, if it’s sold only by subscription; otherwise null',
  })
  recurringPrice: RecurringPriceResponse | null;

  @Text({
    nullable: true,
    example: '59.00',
    description: 'Lowest price, if there are several ways to buy it; null: one price',
  })
  fromPrice: string | null;

  @Decimal({ nullable: true, example: 4.8, description: 'Average of visible reviews; null: none yet' })
  rating: number | null;

  @Whole({ example: 12 }) reviewCount: number;

  @Text({ nullable: true, example: '/api/media/public/0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa' })
  thumbnailUrl: string | null;

  @Whole({ example: 48, description: 'Current owners' }) studentCount: number;
  @Flag('Whether the caller owns it') isOwned: boolean;
  @Moment({ nullable: true, description: 'When the caller’s access ends; null: never, or not owned' })
  accessUntil: Date | null;

  @Flag('Whether it can be bought again: each purchase brings sessions, or the caller’s access ends')
  canBuyAgain: boolean;

  @Flag('Whether buyers get a second seat for a daughter') isForPairs: boolean;

  @Whole({ example: 2, description: 'Sessions of this offering that the caller has left to book' })
  sessionsLeft: number;

  @Texts('Texts not available in the language of the request: they’re in English')
  untranslated: (typeof PRODUCT_TEXTS)[number][];
}

export class ProductListResponse {
  @ListOf(ProductCardResponse) items: ProductCardResponse[];
  @Whole({ example: 12, description: 'Total of all pages' }) total: number;
  @Whole({ example: 1 }) page: number;
  @Whole({ example: 12 }) pageSize: number;
}

export class TopicsResponse {
  @Choices(TOPICS) topics: readonly Topic[];
}

const EDITIONS = ['published', 'draft'] as const;

export class FeaturedQuery {
  @Choice(EDITIONS, null, {
    default: 'published',
    description: 'The coach can preview the draft’s selection. Everyone else gets the published one.',
    optional: true,
  })
  as: (typeof EDITIONS)[number] = 'published';
}
