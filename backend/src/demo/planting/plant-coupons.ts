import { demoCoupons, demoId } from '../content/index.js';
import type { Planting } from './planting.js';

/** Plants the coach's coupons, before the orders they were used for. */
export async function plantCoupons({ tx, daysAgo }: Planting): Promise<void> {
  for (const { code, percent, firstPayments, maxUses, daysAgo: days, endedDaysAgo } of demoCoupons) {
    await tx.query(
      `insert into coupons (id, code, kind, percent, max_uses, ends_at, created_at,
                            first_payments, on_subscriptions)
       values ($1, $2, 'percent', $3, $4, $5, $6, $7, $8)`,
      [
        demoId(`coupon/${code}`),
        code,
        percent,
        maxUses,
        endedDaysAgo === null ? null : daysAgo(endedDaysAgo),
        daysAgo(days),
        firstPayments,
        firstPayments === null ? 'none' : 'first_payments',
      ],
    );
  }
}

/** Plants the use of a coupon that a paid order leaves behind. */
export async function plantCouponUse(
  { tx }: Planting,
  order: { orderId: string; accountId: string; code: string; since: Date },
): Promise<void> {
  const couponId = demoId(`coupon/${order.code}`);
  await tx.query(
    `insert into coupon_uses (id, coupon_id, account_id, order_id, state, since) values ($1, $2, $3, $4, 'used', $5)`,
    [demoId(`coupon-use/${order.orderId}`), couponId, order.accountId, order.orderId, order.since],
  );
  await tx.query('update coupons set taken = taken + 1 where id = $1', [couponId]);
}
