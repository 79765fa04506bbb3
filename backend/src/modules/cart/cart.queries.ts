import { Injectable } from '@nestjs/common';
import { hashOfSecret } from '../../kernel/ids.js';
import { DEFAULT_LANGUAGE, type Language } from '../../kernel/languages.js';
import { textIn } from '../../platform/database/translated.js';
import { Database, type Tx } from '../../platform/database/database.js';
import type { BundledProduct, ProductSummary } from '../catalog/index.js';
import type { RowOf } from '../../platform/database/published-view.js';
import { FOREVER, type StoredTerm, termOf } from '../../kernel/access-term.js';
import type { guardianships, people } from '../accounts/index.js';
import type { GiftNote } from '../gifts/index.js';
import { publicImageColumn } from '../media/index.js';
import { buyable, bundleWith, type LineFacts, replacedBy } from './buyable-lines.js';
import type { CartTimeResponse } from './cart.dto.js';
import type { Shopper } from './shopper.js';

export interface CartWard {
  id: RowOf<typeof guardianships>['wardId'];
  name: RowOf<typeof people>['name'];
}

/** The offer of a line, and how long it gives access. */
interface CartOffer extends StoredTerm {
  id: string;
  name: string;
}

/** A product in the cart that can be bought now, at its current price. */
export interface CartLine {
  id: string;
  /** Recipient of the gift; null: not a gift. */
  gift: GiftNote | null;
  /** The shopper's ward who gets the product; null: none. */
  ward: CartWard | null;
  /** Session time held during payment; null: none. */
  heldTime: CartTimeResponse | null;
  isForPairs: boolean;
  /** Chosen offer; null: the product's own price, with access forever. */
  offer: CartOffer | null;
  /** Titles of products in the cart that also come with this bundle, so that they are not sold beside it. */
  replaces: string[];
  product: Pick<ProductSummary, 'id' | 'type' | 'title' | 'category' | 'thumbnailUrl'> & {
    /** Price of the offer, or the product's own. */
    priceCents: number;
    parts: Pick<BundledProduct, 'productId' | 'type' | 'title'>[];
  };
}

/** A line that was just put into the cart. */
export interface AddedLine extends CartLine {
  /** Title of a bundle in the cart that contains the product; the line is not shown beside the bundle. */
  includedIn: string | null;
}

interface CartRow extends Omit<LineFacts, 'term'>, Omit<CartLine, 'replaces' | 'product'> {
  product: Omit<CartLine['product'], 'parts'>;
  parts: (CartLine['product']['parts'][number] & { isOwned: boolean })[] | null;
}

/** Hash of a visitor's cookie, as stored in the table. */
export const hashOf = (visitor: string): string => hashOfSecret(visitor, 'hex');

/** The member's and the visitor's lines as one cart, each product once: the member's line wins. */
const ROWS = `
  select distinct on (product_id) id, product_id, offer_id, gift_email, gift_name, gift_message, ward_id, created_at from cart_items
  where account_id = $1 or visitor_hash = $2
  order by product_id, account_id nulls last`;

const OWNED = (productId: string): string => `exists (
  select from active_enrollments e where e.account_id = coalesce(c.ward_id, $1) and e.product_id = ${productId}
    and (e.expires_at is null or e.expires_at >= s.access_until))`;

/** Chosen offer `s` of row `c`, as JSON; null: the product's own price. */
const offerIn = (language: Language): string => `case when s.id is not null then json_build_object(
  'id', s.id, 'name', ${textIn(language, 's', 'name')}, 'accessDays', s.access_days, 'accessUntil', s.access_until) end as offer`;

/** Columns of `LineFacts`. `buyable` judges them, because a condition for each rule costs PostgreSQL three times as much. */
const factsIn = (language: Language): string => `
  ${offerIn(language)}, c.product_id as "productId", c.gift_email is not null as "isGift", c.ward_id as "wardId",
  c.ward_id is null or exists (
    select from guardianships k where k.guardian_id = $1 and k.ward_id = c.ward_id) as "isForSelfOrWard",
  ${OWNED('c.product_id')} as "isOwned",
  exists (select from repeatable_products r where r.id = c.product_id) as "isRepeatable",
  case when p.type = 'bundle' then coalesce((
    select json_agg(json_build_object(
      'productId', f.id, 'type', f.type, 'title', f.title, 'isOwned', ${OWNED('f.id')}) order by b.position)
    from parts_of_bundles b join product_facts f on f.id = b.product_id where b.bundle_id = p.id
  ), '[]') end as parts`;

/** Lines whose product is sold, and their offer too. */
const SOLD = `from (${ROWS}) c join published_products p on p.id = c.product_id and p.price_cents is not null
  left join sold_offers s on s.id = c.offer_id and s.product_id = c.product_id
  where (c.offer_id is null or s.id is not null)`;

/** Recipient of row `c`, as JSON; null: the shopper. */
const GIFT = `case when c.gift_email is not null then json_build_object(
  'recipientEmail', c.gift_email, 'recipientName', c.gift_name, 'message', c.gift_message) end`;

/** Ward that row `c` is for, as JSON; null: no ward. */
const WARD = `(select json_build_object('id', w.id, 'name', w.name) from people w where w.id = c.ward_id)`;

/** Session time that shopper `$1` holds with row `c`, as JSON. */
const HELD_TIME = `(
  select json_build_object('bookingId', h.id, 'offeringId', h.offering_id, 'startsAt', h.starts_at, 'payUntil', h.pay_until)
  from held_times h where h.account_id = $1 and h.product_id = c.product_id and c.gift_email is null and c.ward_id is null)`;

const FOR_PAIRS = 'exists (select from pair_products f where f.product_id = c.product_id)';

const linesIn = (language: Language): string => `
  select ${factsIn(language)}, c.id, ${GIFT} as gift, ${WARD} as ward, ${HELD_TIME} as "heldTime", ${FOR_PAIRS} as "isForPairs",
    json_build_object('id', p.id, 'type', p.type, 'title', ${textIn(language, 'p', 'title')}, 'category', p.category,
      'priceCents', coalesce(s.price_cents, p.price_cents), 'thumbnailUrl', ${publicImageColumn('p.thumbnail_asset_id')}) as product
  ${SOLD} order by c.created_at, c.id`;

@Injectable()
export class CartQueries {
  constructor(private readonly database: Database) {}

  /** Lines that the shopper could buy now, oldest first. */
  async lines(shopper: Shopper, language: Language = DEFAULT_LANGUAGE): Promise<CartLine[]> {
    if (hasNoCart(shopper)) return [];
    const rows = (await this.database.query<CartRow>(linesIn(language), ownersOf(shopper))).map(withTerm);
    return buyable(rows).map((row) => asLine(row, rows));
  }

  /** Returns the line of a product that was just put into the cart, even if a bundle there contains it. */
  async added(tx: Tx, shopper: Shopper, productId: string): Promise<AddedLine | undefined> {
    const rows = (await tx.query<CartRow>(linesIn(DEFAULT_LANGUAGE), ownersOf(shopper))).map(withTerm);
    const row = rows.find((one) => one.productId === productId);
    return row && { ...asLine(row, rows), includedIn: bundleWith(row, rows)?.product.title ?? null };
  }

  async count(shopper: Shopper): Promise<number> {
    if (hasNoCart(shopper)) return 0;
    const rows = await this.database.query<CountedRow>(
      `select ${factsIn(DEFAULT_LANGUAGE)} ${SOLD}`,
      ownersOf(shopper),
    );
    return buyable(rows.map(withTerm)).length;
  }

  /** All lines of the cart, including those that cannot be bought. */
  async productIds(shopper: Shopper): Promise<string[]> {
    if (hasNoCart(shopper)) return [];
    const rows = await this.database.query<{ productId: string }>(
      `select product_id as "productId" from (${ROWS}) c`,
      ownersOf(shopper),
    );
    return rows.map(({ productId }) => productId);
  }
}

type JudgedRow = CartRow & LineFacts;

/** A row that is only counted. */
type CountedRow = Omit<LineFacts, 'term'> & Pick<CartRow, 'offer'>;

const withTerm = <Row extends CountedRow>(row: Row): Row & LineFacts => ({
  ...row,
  term: row.offer === null ? FOREVER : termOf(row.offer),
});

function asLine(row: JudgedRow, rows: readonly JudgedRow[]): CartLine {
  const { id, gift, ward, heldTime, isForPairs, offer, product, parts } = row;
  return {
    id,
    gift,
    ward,
    heldTime,
    isForPairs,
    offer,
    replaces: replacedBy(row, rows).map(({ product: part }) => part.title),
    product: { ...product, parts: (parts ?? []).map(({ isOwned: _, ...part }) => part) },
  };
}

/** True for a visitor without a cookie, whose cart has always been empty. */
const hasNoCart = ({ accountId, visitor }: Shopper): boolean =>
  accountId === undefined && visitor === undefined;

/** Member and visitor who may own a cart, as parameters. */
export const ownersOf = ({ accountId, visitor }: Shopper) => [
  accountId ?? null,
  visitor === undefined ? null : hashOf(visitor),
];
