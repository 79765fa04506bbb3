import pg from 'pg';
import { ID_IN_SQL, idOf } from '../lib/ids.mjs';
import { PRICE_CENTS } from './stripe.mjs';

/** The product that all subscribe to: a file, the first one of the shop. */
export const PRODUCT = idOf('product', 1);

/** Gives each of the first members a monthly subscription, whose first payment was a month ago and the next is due. */
export async function subscribe(url, members) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(ID_IN_SQL);
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into product_offers (id, product_id, position, name, price_cents, interval)
       values (pg_temp.id('offer', 1), $1, 0, 'Monthly', $2, 'month')`,
      [PRODUCT, PRICE_CENTS],
    );
    await client.query(
      `insert into payment_customers (account_id, stripe_id)
       select pg_temp.id('account', n), 'cus_' || n from generate_series(1, $1::int) n`,
      [members],
    );
    await client.query(
      `insert into subscriptions (id, account_id, product_id, title, offer_id, offer_name, interval, currency, amount_cents,
         tax_cents, tax_is_included, stripe_id, status, payments_made, next_payment_at, created_at, started_at, paid_since, checked_at)
       select pg_temp.id('subscription', n), pg_temp.id('account', n), $2, 'Product number 1', pg_temp.id('offer', 1), 'Monthly',
         'month', 'usd', $3, 0, false, 'sub_' || n, 'active', 1, now(), now() - interval '30 days', now() - interval '30 days',
         now() - interval '30 days', now()
       from generate_series(1, $1::int) n`,
      [members, PRODUCT, PRICE_CENTS],
    );
    await client.query(
      `insert into enrollments (id, account_id, product_id, source, source_id, started_at)
       select pg_temp.id('subscribed', n), pg_temp.id('account', n), $2, 'subscription', pg_temp.id('subscription', n),
         now() - interval '30 days'
       from generate_series(1, $1::int) n on conflict do nothing`,
      [members, PRODUCT],
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
