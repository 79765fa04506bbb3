import { newId } from '../../src/kernel/ids.js';
import type { TestApp } from '../app.js';

export interface SoldLine {
  productId: string;
  cents: number;
}

/** Creates an order paid at this time, as a settled payment leaves it; by a new member unless one is given. */
export async function aSale(
  t: TestApp,
  at: string,
  lines: readonly SoldLine[],
  accountId: string = newId(),
): Promise<void> {
  const orderId = newId();
  const versionId = newId();
  const total = lines.reduce((sum, { cents }) => sum + cents, 0);
  await t.database.transaction(async (tx) => {
    await tx.query(
      `insert into orders (id, number, account_id, status, version, created_at, active_at, paid_at, received_at,
                           received_cents, product_ids)
       values ($1, 'S-' || nextval('order_numbers'), $2, 'paid', 1, $3, $3, $3, $3, $4, $5)`,
      [orderId, accountId, at, total, lines.map(({ productId }) => productId)],
    );
    await tx.query(
      `insert into order_versions (id, order_id, version, cart_fingerprint, currency, subtotal_cents, tax_cents,
                                   total_cents, payment_intent_id, created_at, paid_at)
       values ($1, $2, 1, 'cart', 'usd', $3, 0, $3, $4, $5, $5)`,
      [versionId, orderId, total, `pi_${orderId}`, at],
    );
    for (const [position, { productId, cents }] of lines.entries()) {
      const lineId = newId();
      await tx.query(
        `insert into order_lines (id, order_version_id, position, product_id, type, title, amount_cents)
         select $1, $2, $3, id, type, title, $5 from products where id = $4`,
        [lineId, versionId, position, productId, cents],
      );
      await tx.query(
        `insert into purchases (id, order_line_id, account_id, product_id, amount_cents, stripe_payment_id, created_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [newId(), lineId, accountId, productId, cents, `pi_${orderId}`, at],
      );
    }
  });
}

/** Creates a product's page views by day. */
export async function someViews(
  t: TestApp,
  productId: string,
  byDay: Readonly<Record<string, number>>,
): Promise<void> {
  await t.database.query(
    `insert into product_views (product_id, day, views)
     select $1, day, views from unnest($2::date[], $3::int[]) as counted (day, views)`,
    [productId, Object.keys(byDay), Object.values(byDay)],
  );
}
