import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { TimeOfUpdate } from '../../platform/database/time-of-update.js';
import type { Translations } from '../../kernel/translations.js';
import type { ProductType } from '../../kernel/product-types.js';
import type { Category, ProductStatus, Topic } from './product-kinds.js';

export const TITLE_LIMIT = 160;

/** Texts that can be translated. Categories and topics are fixed words of the product, translated by its apps. */
export const PRODUCT_TEXTS = [
  'title',
  'summary',
  'description',
  'whatsInside',
  'duration',
  'thumbnailAlt',
] as const;
type ProductTexts = Pick<Product, (typeof PRODUCT_TEXTS)[number]>;
export type ProductTranslations = Translations<ProductTexts>;

/** Texts of a question that can be translated. */
export const QUESTION_TEXTS = ['title', 'text'] as const;
type QuestionTexts = Record<(typeof QUESTION_TEXTS)[number], string>;

export interface ProductQuestion extends QuestionTexts {
  translations?: Translations<QuestionTexts> | undefined;
}

/** A product: a course, a download, coaching, or a bundle of several. Counts and ratings are calculated, never stored here. */
@Entity('products')
@Check('products_type', `type IN ('course', 'digital_file', 'coaching', 'bundle')`)
@Check('products_status', `status IN ('draft', 'published', 'archived')`)
@Check('products_price', 'price_cents > 0')
@Check('products_subscription_only', 'NOT is_subscription_only OR price_cents IS NULL')
@Check('products_published', `status = 'draft' OR published_at IS NOT NULL`)
@Check('products_scheduled', `publish_at IS NULL OR status = 'draft'`)
@Check('products_missed_hour', `schedule_missed_at IS NULL OR status = 'draft' AND publish_at IS NULL`)
@Check('products_removed', `removed_at IS NULL OR status = 'draft'`)
@Index('products_to_publish', ['publishAt'], { where: 'publish_at IS NOT NULL' })
@Index('products_newest', ['publishedAt', 'id'], { where: `status = 'published'` })
// Created by the migration, newest first, which the decorator cannot express.
@Index('products_newest_kept', { synchronize: false })
// Created by the migration if the server has pg_trgm; without them search works, only slower.
@Index('products_title_search', { synchronize: false })
@Index('products_description_search', { synchronize: false })
export class Product {
  @PrimaryColumn('uuid') id: string;
  @Column('text') type: ProductType;
  @Column('text') status: ProductStatus;
  @Column('varchar', { length: TITLE_LIMIT }) title: string;

  /** One sentence, for cards and search results. */
  @Column('varchar', { length: 300 }) summary: string;

  @Column('varchar', { length: 10_000 }) description: string;
  @Column('text', { array: true }) whatsInside: string[];

  /** Questions that buyers ask, with their answers, in the coach's order. */
  @Column('jsonb', { default: [] }) questions: ProductQuestion[];

  /** `null` means free, claimed without a card, or sold only by subscription. */
  @Column('integer', { nullable: true }) priceCents: number | null;

  /** True if only its recurring offers sell it. It has no price then. */
  @Column('boolean', { default: false }) isSubscriptionOnly: boolean;

  @Column('varchar', { length: 3 }) currency: string;
  @Column('varchar', { length: 60 }) category: Category;

  /** Duration in the coach's own phrasing: 'Self-Paced', '60 minutes', '3 recordings'. */
  @Column('varchar', { length: 60, nullable: true }) duration: string | null;

  @Column('text', { array: true }) tags: Topic[];

  /** Public image in media; no foreign key across modules. */
  @Column('uuid', { nullable: true }) thumbnailAssetId: string | null;

  @Column('varchar', { length: 300 }) thumbnailAlt: string;

  /** Public pictures of pages inside, in the coach's order; no foreign key across modules. */
  @Column('uuid', { array: true, default: [] }) previewAssetIds: string[];

  /** Texts in other languages; English stands in for what is missing. */
  @Column('jsonb', { default: {} }) translations: ProductTranslations;

  /** Name of the author or teacher, who may have no account. */
  @Column('varchar', { length: 120 }) creator: string;

  @Column('timestamptz', { nullable: true }) publishedAt: Date | null;

  /** Time at which the draft is published automatically. */
  @Column('timestamptz', { nullable: true }) publishAt: Date | null;

  /** Scheduled time that the draft missed because it was not ready; null once the coach publishes it or sets another time. */
  @Column('timestamptz', { nullable: true }) scheduleMissedAt: Date | null;

  /** Time of removal; the product can be restored for thirty days. Never set on sold products. */
  @Column('timestamptz', { nullable: true }) removedAt: Date | null;

  @Column('timestamptz') createdAt: Date;

  @TimeOfUpdate() readonly updatedAt?: Date;

  /** Version: counts the coach's edits of texts, price, picture, files and parts. */
  @Column('integer', { default: 1 }) version: number;
}

/** Defaults of a new product: a free draft without texts. */
export const BLANK_PRODUCT = {
  status: 'draft',
  priceCents: null,
  isSubscriptionOnly: false,
  currency: 'usd',
  thumbnailAssetId: null,
  summary: '',
  whatsInside: [],
  questions: [],
  duration: null,
  tags: [],
  thumbnailAlt: '',
  previewAssetIds: [],
  translations: {},
  publishedAt: null,
  publishAt: null,
  scheduleMissedAt: null,
  removedAt: null,
  version: 1,
} satisfies Partial<Product>;

/** A product that a bundle opens to its buyers. Never a bundle itself. */
@Entity('bundle_parts')
@Index('bundle_parts_of_product', ['productId'])
export class BundlePart {
  @ForeignKey(() => Product, { onDelete: 'CASCADE' }) @PrimaryColumn('uuid') bundleId: string;
  @ForeignKey(() => Product, { onDelete: 'CASCADE' }) @PrimaryColumn('uuid') productId: string;
  @Column('integer') position: number;
}

export const OFFER_NAME_LIMIT = 60;

/** Texts of an offer that can be translated. */
export const OFFER_TEXTS = ['name'] as const;

export type OfferTranslations = Translations<Record<(typeof OFFER_TEXTS)[number], string>>;

/** Intervals between the payments of a recurring offer. */
export const OFFER_INTERVALS = ['month', 'year'] as const;
export type OfferInterval = (typeof OFFER_INTERVALS)[number];

export const MOST_INSTALMENTS = 24;

/**
 * Another way to buy a product, beside its own price: a price of its own, and access for days, until a time, or forever
 * if both are null. A recurring one has an interval: its price is paid again and again, or as often as it has instalments.
 */
@Entity('product_offers')
@Index('product_offers_sold', ['productId', 'position'], { where: 'archived_at IS NULL' })
@Check('product_offers_price', 'price_cents > 0')
@Check('product_offers_name', `name <> ''`)
@Check(
  'product_offers_access',
  'access_days BETWEEN 1 AND 3650 AND access_until IS NULL OR access_days IS NULL',
)
@Check('product_offers_interval', `interval IN ('month', 'year')`)
@Check(
  'product_offers_instalments',
  `instalments IS NULL OR coalesce(interval, '') = 'month' AND instalments BETWEEN 2 AND 24`,
)
@Check(
  'product_offers_trial',
  `trial_days IS NULL OR coalesce(interval, '') <> '' AND instalments IS NULL AND trial_days BETWEEN 1 AND 90`,
)
@Check('product_offers_recurring', 'interval IS NULL OR access_days IS NULL AND access_until IS NULL')
export class ProductOffer {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => Product, { onDelete: 'CASCADE' }) @Column('uuid') productId: string;
  @Column('integer') position: number;
  @Column('varchar', { length: OFFER_NAME_LIMIT }) name: string;
  @Column('jsonb', { default: {} }) translations: OfferTranslations;
  @Column('integer') priceCents: number;
  @Column('integer', { nullable: true }) accessDays: number | null;
  @Column('timestamptz', { nullable: true }) accessUntil: Date | null;

  /** Interval between payments; null: one payment. */
  @Column('text', { nullable: true }) interval: OfferInterval | null;

  /** Number of payments, after which access stays forever; null: it is paid until it is canceled. */
  @Column('integer', { nullable: true }) instalments: number | null;

  /** Free days before the first payment of a subscription; null: none. */
  @Column('integer', { nullable: true }) trialDays: number | null;

  /** Time since which it is no longer sold; the coach can offer it again. */
  @Column('timestamptz', { nullable: true }) archivedAt: Date | null;
}

/** A file that comes with a product. */
@Entity('product_files')
@Unique('product_files_position', ['productId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
export class ProductFile {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => Product, { onDelete: 'CASCADE' }) @Column('uuid') productId: string;

  /** Media asset; no foreign key across modules. */
  @Column('uuid') assetId: string;

  @Column('integer') position: number;
}
