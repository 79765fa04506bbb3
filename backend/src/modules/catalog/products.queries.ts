import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type Language } from '../../kernel/languages.js';
import type { Cents } from '../../kernel/money.js';
import type { PartType, ProductType } from '../../kernel/product-types.js';
import { textIn } from '../../platform/database/translated.js';
import { Database } from '../../platform/database/database.js';
import { type DeliveredAsset, MediaDeliveryService, publicImageUrl } from '../media/index.js';
import type { Category, ProductStatus } from './product-kinds.js';
import type { ProductOffer } from './product.entity.js';

export interface ProductSummary {
  id: string;
  type: ProductType;
  status: ProductStatus;
  title: string;
  category: Category;
  /** `null` means free, or sold only by subscription. */
  priceCents: Cents | null;
  isSubscriptionOnly: boolean;
  currency: string;
  thumbnailUrl: string | null;
  thumbnailAlt: string;
}

/** A way to buy a product beside its own price. */
export type Offer = Pick<
  ProductOffer,
  | 'id'
  | 'name'
  | 'translations'
  | 'priceCents'
  | 'accessDays'
  | 'accessUntil'
  | 'interval'
  | 'instalments'
  | 'trialDays'
> & {
  isArchived: boolean;
};

/** A part of a bundle, as currently in the shop. */
export type BundledProduct = { bundleId: string; productId: string; type: PartType; title: string };

export interface ProductDownload {
  /** Id of the product's file, not of the asset. */
  id: string;
  file: DeliveredAsset;
}

type Row = Omit<ProductSummary, 'thumbnailUrl'> & { thumbnailAssetId: string | null };

/** Product facts for other modules, by id. */
@Injectable()
export class ProductsQueries {
  constructor(
    private readonly database: Database,
    private readonly media: MediaDeliveryService,
  ) {}

  /**
   * Products in any status: orders and libraries show archived products too. Unknown ids are left out. Orders keep the English
   * title, whatever language the buyer reads.
   */
  async byIds(
    ids: readonly string[],
    language: Language = DEFAULT_LANGUAGE,
  ): Promise<Map<string, ProductSummary>> {
    const rows = await this.database.query<Row>(
      `select id, type, status, ${textIn(language, 'products', 'title')} as title, category, price_cents as "priceCents",
              is_subscription_only as "isSubscriptionOnly", currency,
              thumbnail_asset_id as "thumbnailAssetId", thumbnail_alt as "thumbnailAlt"
       from products where id = any($1::uuid[])`,
      [ids],
    );
    return new Map(
      rows.map(({ thumbnailAssetId, ...product }) => [
        product.id,
        { ...product, thumbnailUrl: publicImageUrl(thumbnailAssetId) },
      ]),
    );
  }

  /** Published products only: drafts and archived products are left out. */
  async sellable(ids: readonly string[]): Promise<Map<string, ProductSummary>> {
    const products = await this.byIds(ids);
    return new Map([...products].filter(([, { status }]) => status === 'published'));
  }

  /** Parts of the bundles among these products, in the coach's order. */
  partsOf(ids: readonly string[]): Promise<BundledProduct[]> {
    return this.database.query<BundledProduct & Record<string, unknown>>(
      `select b.bundle_id as "bundleId", p.id as "productId", p.type, p.title
       from bundle_parts b join products p on p.id = b.product_id
       where b.bundle_id = any($1::uuid[]) order by b.bundle_id, b.position`,
      [ids],
    );
  }

  /** Offers of a product in the coach's order, archived ones last; undefined: no such product. */
  async offersOf(productId: string): Promise<Offer[] | undefined> {
    const row = await this.database.one<{
      offers: (Omit<Offer, 'accessUntil'> & { accessUntil: string | null })[];
    }>(
      `select coalesce((
         select json_agg(json_build_object('id', o.id, 'name', o.name, 'translations', o.translations, 'priceCents', o.price_cents,
           'accessDays', o.access_days, 'accessUntil', o.access_until, 'interval', o.interval,
           'instalments', o.instalments, 'trialDays', o.trial_days, 'isArchived', o.archived_at is not null)
           order by o.archived_at desc nulls first, o.position)
         from product_offers o where o.product_id = p.id), '[]') as offers
       from products p where p.id = $1 and p.removed_at is null`,
      [productId],
    );
    return row?.offers.map((offer) => ({
      ...offer,
      accessUntil: offer.accessUntil === null ? null : new Date(offer.accessUntil),
    }));
  }

  /** The product's files as downloads. The caller has checked that the member owns the product. */
  async downloads(productId: string): Promise<ProductDownload[]> {
    const rows = await this.database.query<{ id: string; assetId: string }>(
      'select id, asset_id as "assetId" from product_files where product_id = $1 order by position',
      [productId],
    );
    const files = await this.media.signedUrls(rows.map(({ assetId }) => assetId));
    return rows.flatMap(({ id, assetId }) => {
      const file = files.get(assetId);
      return file ? [{ id, file }] : [];
    });
  }
}
