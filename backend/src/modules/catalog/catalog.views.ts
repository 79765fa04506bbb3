import { PRODUCT_TYPES } from '../../kernel/product-types.js';
import { oneOf, publishedView, someOf } from '../../platform/database/published-view.js';
import { CATEGORIES, PRODUCT_STATUSES, TOPICS } from './product-kinds.js';

const FACTS = {
  id: 'uuid',
  type: oneOf(PRODUCT_TYPES),
  status: oneOf(PRODUCT_STATUSES),
  title: 'text',
  summary: 'text',
  description: 'text',
  whats_inside: 'text[]',
  price_cents: 'integer?',
  currency: 'text',
  category: oneOf(CATEGORIES),
  duration: 'text?',
  tags: someOf(TOPICS),
  thumbnail_asset_id: 'uuid?',
  thumbnail_alt: 'text',
  creator: 'text',
  published_at: 'timestamptz?',
  publish_at: 'timestamptz?',
  created_at: 'timestamptz',
} as const;

/** Every product, whatever became of it. The coach may have removed it: then only she can bring it back. */
export const productFacts = publishedView('product_facts', {
  ...FACTS,
  is_removed: 'boolean',
  schedule_missed_at: 'timestamptz?',
});

/** What the shop shows to everyone. */
export const publishedProducts = publishedView('published_products', FACTS);

/** The files that come with a product, in their order. */
export const productDownloads = publishedView('product_downloads', {
  id: 'uuid',
  product_id: 'uuid',
  asset_id: 'uuid',
  position: 'integer',
});
