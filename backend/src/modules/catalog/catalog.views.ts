import type { Language } from '../../kernel/languages.js';
import { translationOf } from '../../platform/database/translated.js';
import { publicImageColumn } from '../media/index.js';
import { PRODUCT_TYPES } from '../../kernel/product-types.js';
import {
  columnsOf,
  oneOf,
  oneOfOrNull,
  type PublishedView,
  publishedView,
  type RowOf,
  someOf,
} from '../../platform/database/published-view.js';
import { OFFER_INTERVALS } from './product.entity.js';
import { CATEGORIES, PRODUCT_STATUSES, TOPICS } from './product-kinds.js';

/** The coach's texts about a product, for pages that show it in full. */
const WORDS = {
  title: 'text',
  summary: 'text',
  description: 'text',
  whats_inside: 'text[]',
  category: oneOf(CATEGORIES),
  duration: 'text?',
  tags: someOf(TOPICS),
  thumbnail_alt: 'text',
} as const;

export type ProductWords = RowOf<PublishedView<typeof WORDS>>;

/** Texts of a product, as columns of `product_facts` or `published_products`. */
export const productWords = (alias: string): string => columnsOf(WORDS, alias);

const FACTS = {
  ...WORDS,
  id: 'uuid',
  type: oneOf(PRODUCT_TYPES),
  status: oneOf(PRODUCT_STATUSES),
  price_cents: 'integer?',
  is_subscription_only: 'boolean',
  currency: 'text',
  thumbnail_asset_id: 'uuid?',
  creator: 'text',
  translations: 'jsonb',
  published_at: 'timestamptz?',
  publish_at: 'timestamptz?',
  created_at: 'timestamptz',
} as const;

/** Every product in any status, including removed ones that can be restored. */
export const productFacts = publishedView('product_facts', {
  ...FACTS,
  is_removed: 'boolean',
  schedule_missed_at: 'timestamptz?',
  version: 'integer',
  updated_at: 'timestamptz',
});

/** Products that the shop shows to everyone. */
export const publishedProducts = publishedView('published_products', FACTS);

/** Questions answered on a product's page, in the coach's order, counted from 1. */
export const productQuestions = publishedView('product_questions', {
  product_id: 'uuid',
  position: 'integer',
  title: 'text',
  text: 'text',
  translations: 'jsonb',
});

/** Questions of a product `alias` with their answers, as JSON. */
export const questionsOf = (alias: string): string => `coalesce((
  select json_agg(json_build_object('title', q.title, 'text', q.text, 'translations', q.translations) order by q.position)
  from product_questions q where q.product_id = ${alias}.id), '[]')`;

/** Pictures of pages inside a product, from 1 in the coach's order. */
export const productPreviews = publishedView('product_previews', {
  product_id: 'uuid',
  position: 'integer',
  asset_id: 'uuid',
});

/** URLs of the preview pictures of a product `alias`, as JSON. */
export const previewsOf = (alias: string): string => `coalesce((
  select json_agg(${publicImageColumn('v.asset_id')} order by v.position)
  from product_previews v where v.product_id = ${alias}.id), '[]')`;

/** The files that come with a product, in their order. */
export const productDownloads = publishedView('product_downloads', {
  id: 'uuid',
  product_id: 'uuid',
  asset_id: 'uuid',
  position: 'integer',
});

/** Offers with one payment now on sale. One with access until a time leaves a day before, so that no payment comes too late. */
export const soldOffers = publishedView('sold_offers', {
  id: 'uuid',
  product_id: 'uuid',
  position: 'integer',
  name: 'text',
  price_cents: 'integer',
  access_days: 'integer?',
  access_until: 'timestamptz?',
  translations: 'jsonb',
});

/** Offers of a product `alias`, as JSON, which `offerIn` reads; none while it is free. */
export const offersOf = (language: Language, alias: string): string => `coalesce((
  select json_agg(json_build_object('id', s.id, 'name', s.name, 'translation', ${translationOf(language, 's')},
    'priceCents', s.price_cents, 'accessDays', s.access_days, 'accessUntil', s.access_until) order by s.position)
  from sold_offers s where s.product_id = ${alias}.id and ${alias}.price_cents is not null), '[]')`;

/** Offers now on sale whose price is paid every month or year. */
export const recurringOffers = publishedView('recurring_offers', {
  id: 'uuid',
  product_id: 'uuid',
  position: 'integer',
  name: 'text',
  price_cents: 'integer',
  interval: oneOfOrNull(OFFER_INTERVALS),
  instalments: 'integer?',
  translations: 'jsonb',
  trial_days: 'integer?',
});

/** Names of all offers, also of those no longer sold. */
export const offerNames = publishedView('offer_names', {
  id: 'uuid',
  name: 'text',
  translations: 'jsonb',
  product_id: 'uuid',
});

/** Recurring offers of a product `alias`, as JSON, which `recurringOfferIn` reads; none while it is free. Free days are left out if `hasBegun`. */
export const recurringOffersOf = (language: Language, alias: string, hasBegun: string): string => `coalesce((
  select json_agg(json_build_object('id', s.id, 'name', s.name, 'translation', ${translationOf(language, 's')},
    'priceCents', s.price_cents, 'interval', s.interval, 'instalments', s.instalments, 'trialDays', case when not ${hasBegun} then s.trial_days end) order by s.position)
  from recurring_offers s
  where s.product_id = ${alias}.id and (${alias}.price_cents is not null or ${alias}.is_subscription_only)), '[]')`;

/** Lowest payment of a product `alias` sold only by subscription, as JSON, which `recurringPriceIn` reads; otherwise null. */
export const recurringPriceOf = (alias: string): string => `case when ${alias}.is_subscription_only then (
  select json_build_object('priceCents', s.price_cents, 'interval', s.interval, 'isLowest', count(*) over () > 1)
  from recurring_offers s where s.product_id = ${alias}.id order by s.price_cents, s.position limit 1) end`;

/** Cents by which lists sort a product `alias`: its price, its lowest payment if it is sold only by subscription, or 0. */
export const sortPriceOf = (alias: string): string => `coalesce(${alias}.price_cents, (
  select min(s.price_cents) from recurring_offers s
  where s.product_id = ${alias}.id and ${alias}.is_subscription_only), 0)`;

/** Parts that a bundle currently opens to its buyers, in the coach's order. */
export const partsOfBundles = publishedView('parts_of_bundles', {
  bundle_id: 'uuid',
  product_id: 'uuid',
  position: 'integer',
});
