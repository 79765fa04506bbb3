import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import type { Tx } from '../../platform/database/database.js';
import {
  applied,
  type AppliedCoupon,
  appliedToSubscription,
  COUPON_FACTS,
  type RecurringCoupon,
  refusedCoupon,
} from './applied-coupon.js';
import type { CouponFacts } from './coupon-problem.js';
import type { PricedLine } from './discount.js';

export interface CouponOrder {
  couponId: string;
  accountId: string;
  orderId: string;
}

/**
 * Manages the uses of coupons, in the transactions of orders: reserved before a payment is prepared, used when the
 * order is paid, returned with the money. `coupons.taken` counts reserved and used ones, and a constraint keeps that
 * count within the limit.
 */
@Injectable()
export class CouponUsesService {
  constructor(private readonly clock: Clock) {}

  /** Reserves a use for the order, once, or refuses; returns the discount. */
  async reserve(tx: Tx, order: CouponOrder, lines: readonly PricedLine[]): Promise<AppliedCoupon> {
    const facts = await this.lock(tx, order);
    const coupon = applied(facts, lines, this.clock.now());
    if (coupon.problem) throw refusedCoupon(coupon.code, coupon.problem);
    await this.hold(tx, order, facts);
    return coupon;
  }

  /** Reserves a use for a subscription until its first payment, once, or refuses; returns the discount. */
  async reserveForSubscription(
    tx: Tx,
    { couponId, accountId, subscriptionId }: Omit<CouponOrder, 'orderId'> & { subscriptionId: string },
    line: PricedLine,
  ): Promise<RecurringCoupon> {
    const order = { couponId, accountId, orderId: subscriptionId };
    const facts = await this.lock(tx, order);
    const coupon = appliedToSubscription(facts, line, this.clock.now());
    await this.hold(tx, order, facts);
    return coupon;
  }

  /** Hands the use that a subscription has reserved to the order of its first payment. */
  async handOver(tx: Tx, subscriptionId: string, orderId: string): Promise<void> {
    await tx.query(`update coupon_uses set order_id = $2 where order_id = $1 and state = 'reserved'`, [
      subscriptionId,
      orderId,
    ]);
  }

  /** Uses up the reservation of a paid order. The price that was shown counts even if the limit has been reached since. */
  async use(tx: Tx, order: CouponOrder): Promise<void> {
    const { couponId, accountId, orderId } = order;
    const reserved = await tx.one<unknown>(
      `update coupon_uses set state = 'used', order_id = $3, since = $4
       where id = (select id from coupon_uses where coupon_id = $1 and account_id = $2 and state = 'reserved'
                   order by order_id = $3 desc limit 1)
       returning id`,
      [couponId, accountId, orderId, this.clock.now()],
    );
    if (!reserved) await this.add(tx, order, 'used', await this.takeOne(tx, couponId));
  }

  /**
   * Releases the order's reserved uses of all coupons except the listed ones, because the order can no longer be paid
   * with them.
   */
  async release(tx: Tx, orderId: string, stillPayable: readonly string[]): Promise<void> {
    const released = await tx.query<{ couponId: string }>(
      `delete from coupon_uses where order_id = $1 and state = 'reserved' and coupon_id <> all($2::uuid[])
       returning coupon_id as "couponId"`,
      [orderId, stillPayable],
    );
    for (const { couponId } of released) await this.giveOne(tx, couponId);
  }

  /** Returns the use once the whole order is refunded, or takes it again after the bank returned a refund. */
  async followRefund(tx: Tx, orderId: string, isRefunded: boolean): Promise<void> {
    const [from, to] = isRefunded ? ['used', 'given_back'] : ['given_back', 'used'];
    const moved = await tx.query<{ id: string; couponId: string; isCounted: boolean }>(
      `update coupon_uses set state = $3 where order_id = $1 and state = $2
       returning id, coupon_id as "couponId", is_counted as "isCounted"`,
      [orderId, from, to],
    );
    for (const { id, couponId, isCounted } of moved) {
      if (isRefunded && isCounted) await this.giveOne(tx, couponId);
      if (!isRefunded) {
        const counts = await this.takeOne(tx, couponId);
        await tx.query('update coupon_uses set is_counted = $2 where id = $1', [id, counts]);
      }
    }
  }

  private lock(tx: Tx, { couponId, accountId, orderId }: CouponOrder): Promise<CouponFacts> {
    return tx.only<CouponFacts>(`select ${COUPON_FACTS} from coupons c where c.id = $1 for update of c`, [
      couponId,
      accountId,
      orderId,
    ]);
  }

  private async hold(tx: Tx, order: CouponOrder, { holdsOne }: CouponFacts): Promise<void> {
    if (holdsOne) return;
    await this.add(tx, order, 'reserved', true);
    await tx.query('update coupons set taken = taken + 1 where id = $1', [order.couponId]);
  }

  private async add(
    tx: Tx,
    { couponId, accountId, orderId }: CouponOrder,
    state: 'reserved' | 'used',
    isCounted: boolean,
  ): Promise<void> {
    await tx.query(
      `insert into coupon_uses (id, coupon_id, account_id, order_id, state, is_counted, since)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [newId(), couponId, accountId, orderId, state, isCounted, this.clock.now()],
    );
  }

  /** Takes one use; false if the limit is reached. */
  private async takeOne(tx: Tx, couponId: string): Promise<boolean> {
    const taken = await tx.changed(
      'update coupons set taken = taken + 1 where id = $1 and (max_uses is null or taken < max_uses)',
      [couponId],
    );
    return taken === 1;
  }

  private async giveOne(tx: Tx, couponId: string): Promise<void> {
    await tx.query('update coupons set taken = taken - 1 where id = $1', [couponId]);
  }
}
