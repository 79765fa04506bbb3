import { newId } from '../../src/kernel/ids.js';
import type { TestApp } from '../app.js';
import { aProduct } from '../builders/catalog.js';

/** Enough for the planner to choose as it does for a million; `SCALE_ORDERS=1000000` creates that many. */
export const ORDERS = Number(process.env['SCALE_ORDERS'] ?? 50_000);
/** Number of buyers; each has bought ten times. */
const BUYERS = ORDERS / 10;
/** Number of products: everyone buys the first ten; one in ten orders has the eleventh, and one in a thousand the last. */
const PRODUCTS = 12;

/** Creates orders of two years, newest first; an order's number decides its fate and its details. */
const STATEMENTS = [
  `insert into accounts (id, email, name, role, created_at)
   select gen_random_uuid(), 'buyer-' || n || '@example.org',
          (array['Rosa', 'Mia', 'Ada', 'Zoe', 'Ines'])[n % 5 + 1] || ' ' || (array['Lind', 'Xu', 'Berg'])[n % 3 + 1] || ' Number ' || n,
          'member', today - interval '3 years'
   from scale, generate_series(0, buyers - 1) n`,
  `create temporary table made on commit drop as
   select n, gen_random_uuid() as order_id, gen_random_uuid() as version_id, a.id as account_id,
          today - n * (interval '2 years' / orders) as at, 100 + n * 7919::bigint % 30000 as cents,
          array[products[1 + (n / buyers + n) % 10]] || case
            when n / buyers = 0 then array[products[11]]
            when n / buyers = 3 and n % 100 = 5 then array[products[12]] else '{}' end as bought,
          case when n % 50 = 4 then 'expired' when n % 1000 = 0 then 'review' when n % 100 = 1 then 'refunded'
               when n % 100 = 2 then 'partially_refunded' when n % 500 = 3 then 'disputed' else 'paid' end as status
   from scale, generate_series(1, orders) n
   join accounts a on a.email = 'buyer-' || n % (select buyers from scale) || '@example.org'`,
  `insert into orders (id, number, account_id, status, version, review_reason, created_at, active_at, paid_at, received_at,
                       received_cents, refund_requested_cents, refunded_cents, fee_cents, dispute, product_ids)
   select order_id, 'S-' || 10000 + n, account_id, status, 1, case when status = 'review' then 'wrong_amount' end, at, at,
          case when status not in ('expired', 'review') then at end, case when status <> 'expired' then at end,
          case when status = 'expired' then 0 else cents end, back, back,
          case when n % 1000 <> 9 then 30 end,
          case when status = 'disputed' then 'needs_answer' when n % 500 = 53 then 'won' end, bought
   from made, lateral (
     select case status when 'refunded' then cents when 'partially_refunded' then 50 else 0 end as back) gone`,
  `insert into order_versions (id, order_id, version, cart_fingerprint, currency, subtotal_cents, coupon_id, coupon_code, tax_cents,
                               total_cents, payment_intent_id, created_at, closed_at, paid_at)
   select version_id, order_id, 1, 'cart', 'usd', cents, coupon, case when coupon is not null then 'A-CODE' end, 0, cents,
          'pi_' || n, at, case when status = 'expired' then at end, case when status <> 'expired' then at end
   from scale, made, lateral (
     select case when n % 10 = 7 then common_coupon when n % 1000 = 8 then rare_coupon end as coupon) used`,
  `create temporary table lines on commit drop as
   select gen_random_uuid() as line_id, made.*, place, product_id,
          case when place = 1 then cents - (array_length(bought, 1) - 1) else 1 end as line_cents
   from made, unnest(bought) with ordinality as product(product_id, place)`,
  `insert into order_lines (id, order_version_id, position, product_id, type, title, amount_cents)
   select line_id, version_id, place - 1, product_id, 'course', 'A course', line_cents from lines`,
  `insert into purchases (id, order_line_id, account_id, product_id, amount_cents, is_first_of_order, stripe_payment_id, created_at)
   select gen_random_uuid(), line_id, account_id, product_id, line_cents, place = 1, 'pi_' || n, at
   from lines where status not in ('expired', 'review')`,
  `insert into fees (stripe_transaction_id, order_line_id, order_id, product_id, origin, amount_cents, taken_at)
   select 'txn_' || n, line_id, order_id, product_id, 'payment', case when place = 1 then 30 else 0 end, at
   from lines where status not in ('expired', 'review') and n % 1000 <> 9`,
  `insert into enrollments (id, account_id, product_id, source, source_id, started_at, ended_at)
   select gen_random_uuid(), account_id, product_id, 'purchase', order_id, at, case when status = 'refunded' then at end
   from lines where status not in ('expired', 'review') and n % 5000 <> 4999`,
  `create temporary table going on commit drop as
   select gen_random_uuid() as refund_id, made.* from made where status in ('refunded', 'partially_refunded')`,
  `insert into refunds (id, order_id, status, origin, amount_cents, requested_at, settled_at, awaits_decision)
   select refund_id, order_id, 'succeeded', 'console', case when status = 'refunded' then cents else 50 end, at, at, n % 2000 = 2
   from going`,
  `insert into refund_lines (refund_id, order_line_id, amount_cents, ends_access)
   select g.refund_id, l.line_id, case when g.status = 'refunded' then l.line_cents else 50 end, g.status = 'refunded'
   from going g join lines l using (order_id) where g.status = 'refunded' or l.place = 1`,
  `insert into payment_reviews (order_id, reason, received_cents, received_currency, opened_at, resolved_at, resolution, resolved_by)
   select order_id, 'wrong_amount', cents, 'usd', at, decided, case when decided is not null then 'granted' end,
          case when decided is not null then account_id end
   from made, lateral (select case when status <> 'review' then at + interval '1 hour' end as decided) decision
   where status = 'review' or n % 1000 = 51`,
  `insert into disputes (id, order_id, stripe_dispute_id, stage, amount_cents, reason, opened_at, closed_at)
   select gen_random_uuid(), order_id, 'dp_' || n, case when status = 'disputed' then 'needs_answer' else 'won' end, cents,
          'fraudulent', at, case when status <> 'disputed' then at end
   from made where status = 'disputed' or n % 500 = 53`,
];

export interface ManyOrders {
  /** Product in every tenth order. */
  commonProduct: string;
  /** Product in one order of a thousand. */
  rareProduct: string;
  /** Used for every tenth order. */
  commonCoupon: string;
  /** Used for one order of a thousand. */
  rareCoupon: string;
  /** A buyer of ten orders. */
  buyerId: string;
}

/**
 * Creates a million orders of a hundred thousand buyers, or a twentieth of that, in few statements, because there are
 * so many.
 */
export async function manyOrders(t: TestApp): Promise<ManyOrders> {
  const products: string[] = [];
  for (let n = 0; n < PRODUCTS; n++) products.push((await aProduct(t, { type: 'course' })).id);
  const commonCoupon = newId();
  const rareCoupon = newId();
  await t.database.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica'); // each row is right; checking them all takes minutes
    await tx.query('set local statement_timeout = 0');
    await tx.query(
      `create temporary table scale on commit drop as
       select $1::int as orders, $2::int as buyers, $3::timestamptz as today, $4::uuid[] as products,
              $5::uuid as common_coupon, $6::uuid as rare_coupon`,
      [ORDERS, BUYERS, t.clock.now(), products, commonCoupon, rareCoupon],
    );
    for (const sql of STATEMENTS) await tx.query(sql);
  });
  const client = await t.database.pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query('vacuum analyze');
  await client.query('reset statement_timeout');
  client.release();
  const buyer = await t.database.one<{ id: string }>(
    `select id from accounts where email = 'buyer-17@example.org'`,
  );
  const [commonProduct, rareProduct] = products.slice(-2) as [string, string];
  return { commonProduct, rareProduct, commonCoupon, rareCoupon, buyerId: buyer!.id };
}
