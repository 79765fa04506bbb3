/** Parts of the bundle on line `l`, as JSON; empty for other lines. */
export const PARTS_OF_LINE = `coalesce((
  select json_agg(json_build_object('productId', b.product_id, 'type', b.type, 'title', b.title) order by b.position)
  from order_line_parts b where b.order_line_id = l.id
), '[]')`;

/** Recipient of line `l`, as JSON; null: its buyer. */
const GIFT_OF_LINE = `(
  select json_build_object('id', g.id, 'state', g.state, 'isForWard', g.is_for_ward, 'recipientName', g.recipient_name, 'recipientEmail', g.recipient_email,
    'message', g.message, 'redeemedAt', g.redeemed_at)
  from gift_facts g where g.order_line_id = l.id)`;

/** True if line `l` is a gift with a link. Products for a buyer's ward are refunded like the buyer's own. */
export const IS_REDEEMED = `exists (
  select from gift_facts g where g.order_line_id = l.id and g.state = 'redeemed' and not g.is_for_ward)`;

/** Tax of line `l` that version `v` added to its price. */
export const ADDED_TAX = 'case when v.tax_is_included then 0 else l.tax_cents end';

/** Seller of order `o`, as on its receipt; null if it was not stored. */
export const SELLER = `case when o.seller_name is not null then
  json_build_object('name', o.seller_name, 'address', o.seller_address, 'taxNumber', o.seller_tax_number) end`;

/** Name of the tax of version `v`, as JSON; null without tax. */
export const TAX_NAME = `case when v.tax_label is not null then
  json_build_object('label', v.tax_label, 'isIncluded', v.tax_is_included) end`;

const IS_DELIVERED = 'exists (select from purchases u where u.order_line_id = l.id)';

const IS_REFUNDED = `exists (select from refund_lines p join refunds f on f.id = p.refund_id
  where p.order_line_id = l.id and p.ends_access and f.status = 'succeeded')`;

/** Offer that line `l` bought, as JSON; null: the product's own price. */
export const OFFER_OF_LINE = `case when l.offer_id is not null then json_build_object(
  'name', l.offer_name, 'accessDays', l.access_days, 'accessUntil', l.access_until) end`;

/** Lines of version `v` in the order of the cart, as JSON. */
export const LINES_OF_VERSION = `(
  select json_agg(json_build_object('id', l.id, 'productId', l.product_id, 'type', l.type, 'title', l.title,
                    'thumbnailUrl', l.thumbnail_url, 'amountCents', l.amount_cents, 'discountCents', l.discount_cents,
                    'addedTaxCents', ${ADDED_TAX}, 'offer', ${OFFER_OF_LINE},
                    'parts', ${PARTS_OF_LINE}, 'isGift', l.is_gift, 'bookingId', l.booking_id, 'gift', ${GIFT_OF_LINE},
                    'isDelivered', ${IS_DELIVERED}, 'isRefunded', ${IS_REFUNDED})
           order by l.position)
  from order_lines l where l.order_version_id = v.id)`;

/** Products that version `v` gave its buyer, with the parts of bundles. */
const GIVEN = `
  select l.position, 0 as place, l.product_id, l.title, l.booking_id from order_lines l
  where l.order_version_id = v.id and not l.is_gift and ${IS_DELIVERED} and not ${IS_REFUNDED}
  union all
  select l.position, b.position + 1, b.product_id, b.title, null from order_lines l join order_line_parts b on b.order_line_id = l.id
  where l.order_version_id = v.id and not l.is_gift and ${IS_DELIVERED} and not ${IS_REFUNDED}`;

/**
 * Current holders of the second seats of version `v` of order `o`, as JSON in the cart's order. Holders with an account
 * appear by first name. Without a name, nobody is chosen yet.
 */
export const SECOND_SEATS = `coalesce((
  select json_agg(json_build_object('productId', g.product_id, 'title', g.title, 'name', coalesce(c.name, h.name),
           'personId', coalesce(c.companion_id, h.seat_account_id)) order by g.position, g.place)
  from (${GIVEN}) g
  left join booked_companions c on c.booking_id = g.booking_id
  left join held_second_seats h on h.account_id = o.account_id and h.product_id = g.product_id
  where c.booking_id is not null or h.account_id is not null
), '[]')`;
