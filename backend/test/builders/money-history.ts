import type { TestApp } from '../app.js';
import { aProduct } from './catalog.js';

const PRODUCTS = 12;

/**
 * A history of orders as years of business leave it: of one to three products, paid over two years, some refunded whole, some of one
 * line, some in part with access kept, some refunds that failed or are under way. Few statements, because there may be very many.
 */
export async function aMoneyHistory(t: TestApp, orders: number): Promise<void> {
  const products: string[] = [];
  for (let n = 0; n < PRODUCTS; n++) {
    products.push(
      (await aProduct(t, { type: 'course', category: n % 2 === 0 ? 'For Moms' : 'For Girls' })).id,
    );
  }
  await t.database.transaction(async (tx) => {
    await tx.query('select setseed(0.42)');
    await tx.query(
      `create temporary table made on commit drop as
       select gen_random_uuid() as order_id, gen_random_uuid() as version_id, gen_random_uuid() as account_id, n,
              1 + n % 3 as lines, $2::timestamptz - random() * interval '730 days' as at, random() as fate
       from generate_series(1, $1::int) n`,
      [orders, t.clock.now()],
    );
    await tx.query(
      `create temporary table bought on commit drop as
       select gen_random_uuid() as line_id, made.*, place,
              ($1::uuid[])[1 + (made.n * 7 + place * 5) % ${PRODUCTS}] as product_id, 100 + (random() * 20000)::int as cents
       from made, generate_series(0, made.lines - 1) place`,
      [products],
    );
    await tx.query(
      `insert into orders (id, number, account_id, status, version, created_at, active_at, paid_at, received_at, received_cents,
                           product_ids)
       select order_id, 'S-' || nextval('order_numbers'), account_id, 'paid', 1, at, at, at, at, sum(cents),
              array_agg(product_id order by place)
       from bought group by order_id, account_id, at`,
    );
    await tx.query(
      `insert into order_versions (id, order_id, version, cart_fingerprint, currency, subtotal_cents, tax_cents, total_cents,
                                   payment_intent_id, created_at, paid_at)
       select version_id, order_id, 1, 'cart', 'usd', sum(cents), 0, sum(cents), 'pi_' || order_id, at, at
       from bought group by version_id, order_id, at`,
    );
    await tx.query(
      `insert into order_lines (id, order_version_id, position, product_id, type, title, amount_cents)
       select line_id, version_id, place, product_id, 'course', 'A course', cents from bought`,
    );
    await tx.query(
      `insert into purchases (id, order_line_id, account_id, product_id, amount_cents, stripe_payment_id, created_at)
       select gen_random_uuid(), line_id, account_id, product_id, cents, 'pi_' || order_id, at from bought`,
    );
    await tx.query(
      `create temporary table going on commit drop as
       select gen_random_uuid() as refund_id, bought.*,
              case when fate < 0.05 then cents when place = 0 and fate < 0.10 then cents
                   when place = 0 and fate < 0.13 then 1 + cents / 3 else cents end as back,
              fate < 0.10 or fate >= 0.13 as ends,
              case when fate < 0.13 then 'succeeded' when fate < 0.14 then 'failed' else 'pending' end as state
       from bought where fate < 0.05 or (place = 0 and fate < 0.15)`,
    );
    await tx.query(
      `update orders o set refund_requested_cents = g.asked, refunded_cents = g.done,
              status = case when g.done = o.received_cents then 'refunded' when g.done > 0 then 'partially_refunded' else 'paid' end
       from (select order_id, coalesce(sum(back) filter (where state <> 'failed'), 0) as asked,
                    coalesce(sum(back) filter (where state = 'succeeded'), 0) as done
             from going group by order_id) g
       where g.order_id = o.id`,
    );
    await tx.query(
      `insert into refunds (id, order_id, status, origin, amount_cents, requested_at, settled_at)
       select refund_id, order_id, state, 'console', back, at + random() * interval '20 days',
              case when state <> 'pending' then least(at + interval '21 days', $1::timestamptz) end
       from going`,
      [t.clock.now()],
    );
    await tx.query(
      `insert into refund_lines (refund_id, order_line_id, amount_cents, ends_access, is_void)
       select refund_id, line_id, back, ends, state = 'failed' from going`,
    );
  });
  await t.database.query('analyze');
}
