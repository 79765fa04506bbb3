import type { Tx } from '../../../platform/database/database.js';
import { holdsMoney, mayMove, type OrderStatus } from '../order-states.js';
import { type LockedOrder, lockOrder } from './locked-order.sql.js';

export interface Decided {
  /** Account that decided the change; null: the payment provider. */
  by: string | null;
  note: string | null;
  now: Date;
}

export function statusAfterRefunds({
  dispute,
  refundedCents,
  receivedCents,
  lines,
}: Pick<LockedOrder, 'dispute' | 'refundedCents' | 'receivedCents' | 'lines'>): OrderStatus {
  // Every line under review must be granted or refunded.
  if (lines.some(({ isDelivered, isEnded }) => !isDelivered && !isEnded)) return 'review';
  const isGone =
    refundedCents > 0 && (refundedCents === receivedCents || lines.every(({ isEnded }) => isEnded));
  if (isGone) return 'refunded';
  // A disputed payment is on hold until the bank has decided.
  if (holdsMoney(dispute)) return 'disputed';
  return refundedCents === 0 ? 'paid' : 'partially_refunded';
}

/** Moves the order to the status that its refunds imply, and closes or opens its review accordingly. */
export async function moveOrder(tx: Tx, id: string, { by, note, now }: Decided): Promise<LockedOrder> {
  const order = (await lockOrder(tx, id))!;
  const next = statusAfterRefunds(order);
  if (next === order.status && next !== 'partially_refunded') return order;
  if (!mayMove(order.status, next))
    throw new Error(`order ${id} may not move from ${order.status} to ${next}`);
  if (order.status === 'review') {
    await tx.query(
      `update payment_reviews set resolved_at = $2, resolution = 'refunded', resolved_by = $3, note = $4
       where order_id = $1 and resolved_at is null`,
      [id, now, by, note],
    );
  }
  if (next === 'review') {
    await tx.query(
      `update payment_reviews set resolved_at = null, resolution = null, resolved_by = null, note = null
       where order_id = $1`,
      [id],
    );
  }
  await tx.query(
    `update orders o set status = $2, paid_at = coalesce(o.paid_at, v.paid_at),
            review_reason = case when $2 = 'review' then (select r.reason from payment_reviews r where r.order_id = o.id) end
     from order_versions v where o.id = $1 and v.order_id = o.id and v.version = o.version`,
    [id, next],
  );
  return { ...order, status: next };
}
