import type { TestApp } from '../app.js';
import { aBundle, aProduct } from './catalog.js';

/** Number of products; the last one is a bundle of the first two. */
const PRODUCTS = 12;

/**
 * One number between 0 and 1 decides the fate of an order: refunded in full, one line of it, or in part with access
 * kept; a refund that failed or is in progress; disputes that were lost, won, or are open. Most orders are just paid.
 * One line of every seventh order is a gift: redeemed or left open, unless its money was refunded before, is being
 * refunded, or was taken back by the bank, even after the gift was redeemed.
 */
const REFUNDS = `
  case when fate < 0.13 then 'succeeded' when fate < 0.14 then 'failed' when fate < 0.15 then 'pending'
       when fate between 0.20 and 0.21 then 'succeeded' end`;
const DISPUTE = `
  case when fate between 0.20 and 0.21 then 'lost' when fate between 0.21 and 0.22 then 'won'
       when fate between 0.22 and 0.225 then 'needs_answer' end`;

/** One order in ten used a coupon, one in four has tax in its prices; the fee of one in fifty is not known yet. */
const STATEMENTS = [
  `create temporary table made on commit drop as
   select gen_random_uuid() as order_id, gen_random_uuid() as version_id, gen_random_uuid() as account_id, n,
          1 + n % 3 as lines, today - random() * interval '730 days' as at, random() as fate
   from history, generate_series(1, orders) n`,
  `create temporary table bought on commit drop as
   select gen_random_uuid() as line_id, made.*, place, price - off as cents, off,
          products[1 + (n * 7 + place * 5) % ${PRODUCTS}] as product_id,
          case when n % 4 = 0 then round((price - off) * 0.19 / 1.19)::int else 0 end as tax, n % 7 = 0 and place = n / 7 % lines as is_gift
   from history, made, generate_series(0, lines - 1) place,
        lateral (select 100 + (random() * 20000)::int + place as price) priced,
        lateral (select case when n % 10 = 0 then price * 15 / 100 else 0 end as off) coupon`,
  `insert into orders (id, number, account_id, status, version, created_at, active_at, paid_at, received_at, received_cents,
                       dispute, product_ids)
   select order_id, 'S-' || nextval('order_numbers'), account_id,
          case when ${DISPUTE} = 'needs_answer' then 'disputed' else 'paid' end, 1, at, at, at, at, sum(cents), ${DISPUTE},
          array_agg(product_id order by place)
   from bought group by order_id, account_id, at, fate`,
  `insert into order_versions (id, order_id, version, cart_fingerprint, currency, subtotal_cents, discount_cents, coupon_id,
                               coupon_code, tax_cents, tax_label, tax_is_included, total_cents, payment_intent_id, created_at,
                               paid_at)
   select version_id, order_id, 1, 'cart', 'usd', sum(cents + off), sum(off),
          case when n % 10 = 0 then gen_random_uuid() end, case when n % 10 = 0 then 'SPRING' end, sum(tax),
          case when n % 4 = 0 then 'VAT 19%' end, n % 4 = 0, sum(cents),
          'pi_' || order_id, at, at
   from bought group by version_id, order_id, n, at`,
  `insert into order_lines (id, order_version_id, position, product_id, type, title, amount_cents, discount_cents, is_gift,
                            tax_cents)
   select line_id, version_id, place, product_id,
          case when product_id = products[${PRODUCTS}] then 'bundle' else 'course' end, 'A product', cents, off, is_gift, tax
   from history, bought`,
  `insert into order_line_parts (order_line_id, product_id, position, type, title)
   select line_id, products[1 + part], part, 'course', 'A part'
   from history, bought, generate_series(0, 1) part where product_id = products[${PRODUCTS}]`,
  `insert into purchases (id, order_line_id, account_id, product_id, amount_cents, tax_cents, is_first_of_order, stripe_payment_id,
                          created_at)
   select gen_random_uuid(), line_id, account_id, product_id, cents, tax, place = 0, 'pi_' || order_id, at from bought`,
  `create temporary table going on commit drop as
   select gen_random_uuid() as refund_id, bought.*, ${REFUNDS} as state,
          case when place = 0 and fate between 0.10 and 0.13 then 1 + cents / 3 else cents end as back,
          not fate between 0.10 and 0.13 as ends
   from bought where ${REFUNDS} is not null and (place = 0 or fate < 0.05 or fate >= 0.20)`,
  `insert into gifts (id, order_line_id, order_id, buyer_id, product_id, title, state, recipient_email, recipient_name, redeemed_by,
                      redeemed_at, created_at, opened_at)
   select gen_random_uuid(), b.line_id, b.order_id, b.account_id, b.product_id, 'A product',
          case when g.state = 'succeeded' then 'refunded' when g.state = 'pending' then 'returning'
               when redeemed_at is null then 'open' else 'redeemed' end,
          'ida@example.org', 'Ida', case when redeemed_at is not null then gen_random_uuid() end, redeemed_at, b.at, b.at
   from bought b left join going g on g.line_id = b.line_id and g.ends,
        lateral (select case when b.n % 2 = 0 and (g.state is null or g.state = 'failed' or b.fate >= 0.20) then b.at end
                 as redeemed_at) redemption
   where b.is_gift`,
  `update orders o set refund_requested_cents = g.asked, refunded_cents = g.done,
          status = case when g.done = o.received_cents then 'refunded' when g.done > 0 then 'partially_refunded' else 'paid' end
   from (select order_id, coalesce(sum(back) filter (where state <> 'failed'), 0) as asked,
                coalesce(sum(back) filter (where state = 'succeeded'), 0) as done
         from going group by order_id) g
   where g.order_id = o.id`,
  `insert into refunds (id, order_id, status, origin, amount_cents, requested_at, settled_at)
   select refund_id, order_id, state, case when fate >= 0.20 then 'dispute' else 'console' end, back,
          at + random() * interval '20 days',
          case when state <> 'pending' then least(at + interval '21 days', today) end
   from history, going`,
  `insert into refund_lines (refund_id, order_line_id, amount_cents, tax_cents, ends_access, is_void)
   select refund_id, line_id, back, round(tax::numeric * back / cents)::int, ends, state = 'failed' from going`,
  `insert into disputes (id, order_id, stripe_dispute_id, stage, amount_cents, reason, opened_at, closed_at)
   select gen_random_uuid(), order_id, 'dp_' || order_id, ${DISPUTE}, 100, 'fraudulent', at,
          case when ${DISPUTE} <> 'needs_answer' then at + interval '3 days' end
   from made where ${DISPUTE} is not null`,
  `insert into fees (stripe_transaction_id, order_line_id, order_id, product_id, origin, amount_cents, taken_at)
   select 'txn_' || order_id, line_id, order_id, product_id, 'payment', round(cents * 0.029) + 10 + place, at
   from bought where n % 50 > 0
   union all
   select 'txn_dp_' || order_id, line_id, order_id, product_id, 'dispute', 1500 / lines, least(at + interval '2 days', today)
   from history, bought where ${DISPUTE} is not null and n % 50 > 0`,
  `update orders o set fee_cents = f.cents
   from (select order_id, sum(amount_cents) as cents from fees group by order_id) f where f.order_id = o.id`,
];

/** Creates a random order history of several years, the same every time. Few statements, because there may be very many orders. */
export async function aMoneyHistory(t: TestApp, orders: number): Promise<void> {
  const products: string[] = [];
  for (let n = 1; n < PRODUCTS; n++) {
    products.push(
      (await aProduct(t, { type: 'course', category: n % 2 === 0 ? 'For Moms' : 'For Girls' })).id,
    );
  }
  products.push((await aBundle(t, products.slice(0, 2))).id);
  await t.database.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query('set local statement_timeout = 0');
    await tx.query('select setseed(0.42)');
    await tx.query(
      `create temporary table history on commit drop as
       select $1::int as orders, $2::timestamptz as today, $3::uuid[] as products`,
      [orders, t.clock.now(), products],
    );
    for (const sql of STATEMENTS) await tx.query(sql);
  });
  await t.database.query('analyze');
}
