import { type DemoOwnership, demoId } from '../content/index.js';
import type { Owned, Planting } from './planting.js';

/** Plants a settled refund of a planted order. */
export async function plantRefund(
  { tx, daysAgo }: Planting,
  { accountId, product }: Owned,
  orderId: string,
  refund: NonNullable<DemoOwnership['refund']>,
): Promise<void> {
  const id = demoId(`refund/${accountId}/${product.key}`);
  const at = daysAgo(refund.daysAgo);
  const isWhole = 'reason' in refund;
  const amount = isWhole ? product.priceCents : refund.cents;
  await tx.query(
    `update orders set status = $2, refund_requested_cents = $3, refunded_cents = $3 where id = $1`,
    [orderId, isWhole ? 'refunded' : 'partially_refunded', amount],
  );
  await tx.query(
    `insert into refunds (id, order_id, status, origin, amount_cents, reason, requested_by, requested_at, settled_at)
     values ($1, $2, 'succeeded', $3, $4, $5, $6, $7, $7)`,
    [
      id,
      orderId,
      isWhole ? 'console' : 'provider',
      amount,
      isWhole ? refund.reason : null,
      isWhole ? demoId('person/coach') : null,
      at,
    ],
  );
  await tx.query(
    `insert into refund_lines (refund_id, order_line_id, amount_cents, ends_access)
     select $1, l.id, $3, $4 from order_lines l join order_versions v on v.id = l.order_version_id where v.order_id = $2`,
    [id, orderId, amount, isWhole],
  );
  if (isWhole) {
    await tx.query('update enrollments set ended_at = $2 where source_id = $1', [orderId, at]);
  }
}
