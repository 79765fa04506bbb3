import { toDecimal } from '../../kernel/money.js';
import { publicImageUrl } from '../media/index.js';
import type { ProductCardResponse } from './product-list.dto.js';

/** A card as PostgreSQL gives it. */
export type CardRow = Omit<ProductCardResponse, 'price' | 'thumbnailUrl'> & {
  priceCents: number | null;
  thumbnailAssetId: string | null;
};

/** The columns of a card, of a product `p` joined with `cardCounts`. */
export const CARD_COLUMNS = `
  p.id, p.type, p.title, p.creator, p.price_cents as "priceCents", counted.rating,
  counted."reviewCount", p.thumbnail_asset_id as "thumbnailAssetId", p.thumbnail_alt as "thumbnailAlt",
  p.category, p.duration, enrolled.students, p.tags, enrolled.owned`;

/** Counts are counted, never typed in (product.md §3): hidden reviews and ended enrollments do not count. */
export const cardCounts = (account: string): string => `
  cross join lateral (
    select round(avg(rating), 1)::float8 as rating, count(*)::int as "reviewCount"
    from reviews where product_id = p.id and hidden_reason is null
  ) counted
  cross join lateral (
    select count(*)::int as students, coalesce(bool_or(account_id = ${account}), false) as owned
    from enrollments where product_id = p.id and ended_at is null
  ) enrolled`;

/** Published, or owned by the account: what has been bought stays readable. The coach reads drafts, too. */
export const readableBy = (account: string): string => `
  (p.status = 'published' or p.removed_at is null and (exists (
    select from enrollments e where e.product_id = p.id and e.account_id = ${account} and e.ended_at is null
  ) or exists (
    select from accounts a where a.id = ${account} and a.role = 'creator'
  )))`;

export function toCard({ priceCents, thumbnailAssetId, ...card }: CardRow): ProductCardResponse {
  return {
    ...card,
    price: priceCents === null ? null : toDecimal(priceCents),
    thumbnailUrl: publicImageUrl(thumbnailAssetId),
  };
}
