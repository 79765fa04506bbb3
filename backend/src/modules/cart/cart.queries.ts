import { Injectable } from '@nestjs/common';
import { hashOfSecret } from '../../kernel/ids.js';
import { DEFAULT_LANGUAGE, type Language } from '../../kernel/languages.js';
import { textIn } from '../../platform/database/translated.js';
import { Database } from '../../platform/database/database.js';
import { type BundledProduct, ownsAllParts, type ProductSummary } from '../catalog/index.js';
import type { RowOf } from '../../platform/database/published-view.js';
import type { guardianships, people } from '../accounts/index.js';
import type { GiftNote } from '../gifts/index.js';
import { publicImageColumn } from '../media/index.js';
import type { CartTimeResponse } from './cart.dto.js';
import type { Shopper } from './shopper.js';

export interface CartWard {
  id: RowOf<typeof guardianships>['wardId'];
  name: RowOf<typeof people>['name'];
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
  /** Titles of products in the cart that also come with this bundle, so that they are not sold beside it. */
  replaces: string[];
  product: Pick<ProductSummary, 'id' | 'type' | 'title' | 'category' | 'thumbnailUrl'> & {
    priceCents: number;
    parts: Pick<BundledProduct, 'productId' | 'type' | 'title'>[];
  };
}

/** Hash of a visitor's cookie, as stored in the table. */
export const hashOf = (visitor: string): string => hashOfSecret(visitor, 'hex');

/** The member's and the visitor's lines as one cart, each product once: the member's line wins. */
const ROWS = `
  select distinct on (product_id) id, product_id, gift_email, gift_name, gift_message, ward_id, created_at from cart_items
  where account_id = $1 or visitor_hash = $2
  order by product_id, account_id nulls last`;

const IS_FOR_SELF_OR_WARD = `(c.ward_id is null or exists (
  select from guardianships k where k.guardian_id = $1 and k.ward_id = c.ward_id))`;

/**
 * Lines of the cart, leaving out products the member owns, free products, products no longer sold, and parts of a
 * bundle in the same cart, so that nothing is sold twice (product rule 4.19). Repeatable products stay (4.25), and so
 * do gifts, whose recipients may own none of them. A line for a ward depends on what the ward owns, and is left out
 * once the shopper is no longer the guardian.
 */
const LINES = `
  from (${ROWS}) c
  join published_products p on p.id = c.product_id and p.price_cents is not null
  cross join lateral (select coalesce(c.ward_id, $1) as id) receiver
  where c.gift_email is not null or ${IS_FOR_SELF_OR_WARD} and (exists (
      select from repeatable_products r where r.id = c.product_id) or (
    not exists (select from active_enrollments e where e.account_id = receiver.id and e.product_id = c.product_id)
    and not ${ownsAllParts('receiver.id')}
    and not exists (
      select from parts_of_bundles b join published_products s on s.id = b.bundle_id and s.price_cents is not null
      join cart_items i on i.product_id = b.bundle_id and i.gift_email is null and i.ward_id is not distinct from c.ward_id and (i.account_id = $1 or i.visitor_hash = $2)
      where b.product_id = c.product_id
    )))`;

/** Recipient of row `c`, as JSON; null: the shopper. */
export const GIFT = `case when c.gift_email is not null then json_build_object(
  'recipientEmail', c.gift_email, 'recipientName', c.gift_name, 'message', c.gift_message) end`;

/** Ward that row `c` is for, as JSON; null: no ward. */
export const WARD = `(select json_build_object('id', w.id, 'name', w.name) from people w where w.id = c.ward_id)`;

/** Session time that shopper `$1` holds with row `c`, as JSON. */
export const HELD_TIME = `(
  select json_build_object('bookingId', h.id, 'offeringId', h.offering_id, 'startsAt', h.starts_at, 'payUntil', h.pay_until)
  from held_times h where h.account_id = $1 and h.product_id = c.product_id and c.gift_email is null and c.ward_id is null)`;

export const FOR_PAIRS = 'exists (select from pair_products f where f.product_id = c.product_id)';

const IS_SOLD_ONCE = `not exists (select from repeatable_products r where r.id = part.product_id)`;

/** Titles of parts of the bundle in row `c` that are in the cart for the same person too. */
export const REPLACES = `coalesce((
  select json_agg(f.title order by part.position)
  from parts_of_bundles part
  join published_products f on f.id = part.product_id and f.price_cents is not null
  join (${ROWS}) i on i.product_id = part.product_id and i.gift_email is null and i.ward_id is not distinct from c.ward_id
  where part.bundle_id = c.product_id and c.gift_email is null and ${IS_SOLD_ONCE}
), '[]')`;

/** Title of a bundle in the cart that contains the product of row `c`; the product is not sold beside it. */
export const INCLUDED_IN = `(
  select f.title from parts_of_bundles part
  join published_products f on f.id = part.bundle_id and f.price_cents is not null
  join (${ROWS}) i on i.product_id = part.bundle_id and i.gift_email is null and i.ward_id is not distinct from c.ward_id
  where part.product_id = c.product_id and c.gift_email is null and ${IS_SOLD_ONCE}
  order by f.title limit 1)`;

const PARTS = `coalesce((
  select json_agg(json_build_object('productId', f.id, 'type', f.type, 'title', f.title) order by b.position)
  from parts_of_bundles b join product_facts f on f.id = b.product_id where b.bundle_id = p.id
), '[]')`;

@Injectable()
export class CartQueries {
  constructor(private readonly database: Database) {}

  /** Lines that the shopper could buy now, oldest first. */
  async lines(shopper: Shopper, language: Language = DEFAULT_LANGUAGE): Promise<CartLine[]> {
    if (hasNoCart(shopper)) return [];
    return this.database.query<CartLine>(
      `select c.id, ${GIFT} as gift, ${WARD} as ward, ${HELD_TIME} as "heldTime", ${FOR_PAIRS} as "isForPairs", ${REPLACES} as replaces, json_build_object(
         'id', p.id, 'type', p.type, 'title', ${textIn(language, 'p', 'title')}, 'category', p.category, 'priceCents', p.price_cents,
         'thumbnailUrl', ${publicImageColumn('p.thumbnail_asset_id')}, 'parts', ${PARTS}
       ) as product
       ${LINES} order by c.created_at, c.id`,
      ownersOf(shopper),
    );
  }

  async count(shopper: Shopper): Promise<number> {
    if (hasNoCart(shopper)) return 0;
    const row = await this.database.one<{ count: number }>(
      `select count(*)::int as count ${LINES}`,
      ownersOf(shopper),
    );
    return row?.count ?? 0;
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

/** True for a visitor without a cookie, whose cart has always been empty. */
const hasNoCart = ({ accountId, visitor }: Shopper): boolean =>
  accountId === undefined && visitor === undefined;

/** Member and visitor who may own a cart, as parameters. */
export const ownersOf = ({ accountId, visitor }: Shopper) => [
  accountId ?? null,
  visitor === undefined ? null : hashOf(visitor),
];
