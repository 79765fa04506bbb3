import { KINDS, MEMBERS, ORDERS } from './layout.mjs';

/**
 * Purchases: coaching for the members who send requests, and one product of any kind for two of every three other
 * students.
 */
const sold = ({ products, students }) => `
  create temp table sold as
  select n as buyer, n * 10 + o as id, ${KINDS} * ((n * ${ORDERS} + o) % (${products} / ${KINDS})) + ${KINDS - 1} as product
  from generate_series(1, ${MEMBERS}) n, generate_series(0, ${ORDERS - 1}) o
  union all
  select n, n * 10, n * 13 % ${products} + 1 from generate_series(${MEMBERS + 1}, ${students}) n where n % 3 <> 0`;

const AMOUNT = '2700';
const PAID_AT = `now() - id * interval '1 second'`;

/** Paid orders with their lines, purchases and enrollments, and two reviews for each product. */
export const sales = (size) => [
  sold(size),
  `insert into orders (id, number, account_id, status, version, created_at, active_at, paid_at, received_at, received_cents, product_ids,
     receipt_serial, receipt_number, seller_name, seller_address, seller_tax_number)
   select pg_temp.id('order', id), 'S-' || id, pg_temp.id('account', buyer), 'paid', 1, ${PAID_AT}, ${PAID_AT}, ${PAID_AT}, ${PAID_AT},
     ${AMOUNT}, array[pg_temp.id('product', product)],
     row_number() over (order by id desc), 'R-' || row_number() over (order by id desc), 'Sanctum', '1 Orchard Street', '' from sold`,
  // the next receipt number follows these
  `update business set last_receipt = (select count(*) from sold)`,
  `insert into order_versions (id, order_id, version, cart_fingerprint, currency, subtotal_cents, tax_cents, total_cents,
     payment_intent_id, card_brand, card_last4, created_at, paid_at)
   select pg_temp.id('version', id), pg_temp.id('order', id), 1, 'x', 'usd', ${AMOUNT}, 0, ${AMOUNT}, 'pi_' || id, 'visa', '4242',
     ${PAID_AT}, ${PAID_AT} from sold`,
  `insert into order_lines (id, order_version_id, position, product_id, type, title, thumbnail_url, amount_cents)
   select pg_temp.id('line', sold.id), pg_temp.id('version', sold.id), 0, p.id, p.type, p.title, '/api/media/public/x', ${AMOUNT}
   from sold join products p on p.id = pg_temp.id('product', product)`,
  `insert into purchases (id, order_line_id, account_id, product_id, amount_cents, stripe_payment_id, created_at)
   select pg_temp.id('purchase', id), pg_temp.id('line', id), pg_temp.id('account', buyer), pg_temp.id('product', product),
     ${AMOUNT}, 'pi_' || id, ${PAID_AT} from sold`,
  `insert into enrollments (id, account_id, product_id, source, source_id, started_at)
   select pg_temp.id('enrollment', id), pg_temp.id('account', buyer), pg_temp.id('product', product), 'purchase',
     pg_temp.id('order', id), ${PAID_AT} from sold on conflict do nothing`,
  `insert into reviews (id, product_id, account_id, rating, text, created_at)
   select pg_temp.id('review', n * 10 + r), pg_temp.id('product', n), pg_temp.id('account', n * 2 % ${size.students} + r), 4 + r,
     'Calm, clear and kind.', now() from generate_series(1, ${size.products}) n, generate_series(0, 1) r`,
];
