import type { Language } from '../../kernel/languages.js';
import { toDecimal } from '../../kernel/money.js';
import { inLanguage } from '../../kernel/translations.js';
import { translationIn } from '../../platform/database/translated.js';
import type { RowOf } from '../../platform/database/published-view.js';
import {
  ownsAllParts,
  type productFacts,
  type ProductWords,
  recurringPriceIn,
  recurringPriceOf,
  type RecurringPriceRow,
} from '../catalog/index.js';
import { publicImageUrl } from '../media/index.js';
import type { ProductCardResponse } from './product-list.dto.js';

export type CardRow = Pick<
  RowOf<typeof productFacts>,
  'id' | 'type' | 'creator' | 'priceCents' | 'thumbnailAssetId'
> &
  Pick<ProductWords, 'title' | 'thumbnailAlt' | 'category' | 'duration' | 'tags'> &
  Pick<
    ProductCardResponse,
    | 'rating'
    | 'reviewCount'
    | 'studentCount'
    | 'isOwned'
    | 'accessUntil'
    | 'canBuyAgain'
    | 'sessionsLeft'
    | 'isForPairs'
    | 'isSubscriptionOnly'
  > & {
    /** Lowest price of several ways to buy it; null: one price. */
    fromCents: number | null;
    recurringPrice: RecurringPriceRow | null;
    translation: object | null;
  };

/** Columns of a product card except its texts, for a product `p` joined with `cardCounts`. */
export const CARD_FACTS = `
  p.id, p.type, p.creator, p.price_cents as "priceCents", p.thumbnail_asset_id as "thumbnailAssetId",
  counted.rating, counted."reviewCount", enrolled."studentCount", enrolled."isOwned", enrolled."accessUntil",
  again."canBuyAgain",
  again."sessionsLeft", exists (select from pair_products f where f.product_id = p.id) as "isForPairs",
  (select least(p.price_cents, min(s.price_cents)) from sold_offers s
   where s.product_id = p.id and p.price_cents is not null having count(*) > 0) as "fromCents",
  p.is_subscription_only as "isSubscriptionOnly", ${recurringPriceOf('p')} as "recurringPrice"`;

export const cardColumns = (language: Language): string =>
  `${CARD_FACTS}, p.title, p.thumbnail_alt as "thumbnailAlt", p.category, p.duration, p.tags, ${translationIn(language, 'p')}`;

/** Texts of a card that can be translated. */
export const CARD_TEXTS = ['title', 'duration', 'thumbnailAlt'] as const;

/** Counts of a product, never typed in (product rule 4.3). */
export const cardCounts = (account: string, now: string): string => `
  cross join lateral (
    select round(avg(rating), 1)::float8 as rating, count(*)::int as "reviewCount"
    from visible_reviews where product_id = p.id
  ) counted
  cross join lateral (
    select count(*)::int as "studentCount", coalesce(bool_or(account_id = ${account}), false) or ${ownsAllParts(account)} as "isOwned",
           max(expires_at) filter (where account_id = ${account}) as "accessUntil"
    from active_enrollments where product_id = p.id
  ) enrolled
  cross join lateral (
    select p.price_cents is not null and (
      enrolled."accessUntil" is not null or exists (select from repeatable_products r where r.id = p.id)
    ) as "canBuyAgain", (
      select coalesce(sum(c.sessions_left), 0)::int from session_credits c join session_packages k on k.offering_id = c.offering_id
      where k.product_id = p.id and c.account_id = ${account} and (c.expires_at is null or c.expires_at > ${now})
    ) as "sessionsLeft"
  ) again`;

/**
 * Condition for readable products: published, or owned by the account, because bought products stay readable. The coach
 * can read drafts too.
 */
export const readableBy = (account: string): string => `
  (p.status = 'published' or not p.is_removed and (exists (
    select from active_enrollments e where e.product_id = p.id and e.account_id = ${account}
  ) or exists (
    select from account_names a where a.id = ${account} and a.role = 'creator'
  )))`;

/** A card in the reader's language. */
export const cardIn = (language: Language, row: CardRow): ProductCardResponse =>
  asCard(inLanguage(language, row, CARD_TEXTS));

type Prices = Pick<CardRow, 'priceCents' | 'recurringPrice' | 'thumbnailAssetId'>;

/** Formats all prices of a product. */
export const asCard = <Row extends Prices & Pick<CardRow, 'fromCents'>>({ fromCents, ...row }: Row) => ({
  ...priced(row),
  fromPrice: fromCents === null ? null : toDecimal(fromCents),
});

/** Formats the price and adds the picture's address; leaves the rest of the row unchanged. */
export const priced = <Row extends Prices>({
  priceCents,
  recurringPrice,
  thumbnailAssetId,
  ...card
}: Row) => ({
  ...card,
  price: priceCents === null ? null : toDecimal(priceCents),
  recurringPrice: recurringPrice && recurringPriceIn(recurringPrice),
  thumbnailUrl: publicImageUrl(thumbnailAssetId),
});
