import { toDecimal } from '../../kernel/money.js';
import type { RowOf } from '../../platform/database/published-view.js';
import type { productFacts } from '../catalog/index.js';
import { publicImageUrl } from '../media/index.js';
import type { ProductCardResponse } from './product-list.dto.js';

/** A card as PostgreSQL gives it: facts of the product, and what is counted for it. */
export type CardRow = Pick<
  RowOf<typeof productFacts>,
  | 'id'
  | 'type'
  | 'title'
  | 'creator'
  | 'priceCents'
  | 'thumbnailAssetId'
  | 'thumbnailAlt'
  | 'category'
  | 'duration'
  | 'tags'
> &
  Pick<ProductCardResponse, 'rating' | 'reviewCount' | 'students' | 'owned'>;

/** The columns of a card, of a product `p` joined with `cardCounts`. */
export const CARD_COLUMNS = `
  p.id, p.type, p.title, p.creator, p.price_cents as "priceCents", counted.rating,
  counted."reviewCount", p.thumbnail_asset_id as "thumbnailAssetId", p.thumbnail_alt as "thumbnailAlt",
  p.category, p.duration, enrolled.students, p.tags, enrolled.owned`;

/** Counts are counted, never typed in (product rule 4.3). */
export const cardCounts = (account: string): string => `
  cross join lateral (
    select round(avg(rating), 1)::float8 as rating, count(*)::int as "reviewCount"
    from visible_reviews where product_id = p.id
  ) counted
  cross join lateral (
    select count(*)::int as students, coalesce(bool_or(account_id = ${account}), false) as owned
    from active_enrollments where product_id = p.id
  ) enrolled`;

/** Published, or owned by the account: what has been bought stays readable. The coach reads drafts, too. */
export const readableBy = (account: string): string => `
  (p.status = 'published' or not p.is_removed and (exists (
    select from active_enrollments e where e.product_id = p.id and e.account_id = ${account}
  ) or exists (
    select from account_names a where a.id = ${account} and a.role = 'creator'
  )))`;

export function toCard({ priceCents, thumbnailAssetId, ...card }: CardRow): ProductCardResponse {
  return {
    ...card,
    price: priceCents === null ? null : toDecimal(priceCents),
    thumbnailUrl: publicImageUrl(thumbnailAssetId),
  };
}
