import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { CartCouponService } from '../cart/index.js';
import { CouponUsesService } from '../coupons/index.js';
import type { OrderStatus } from './order-states.js';

interface OrderWithCoupon {
  orderId: string;
  accountId: string;
  couponId: string | null;
}

/** Updates the coupons of an order in the transactions that lock it. */
@Injectable()
export class OrderCouponsService {
  constructor(
    private readonly uses: CouponUsesService,
    private readonly cart: CartCouponService,
  ) {}

  /** Uses up the reserved use and removes the coupon from the cart. */
  async use(tx: Tx, { orderId, accountId, couponId }: OrderWithCoupon): Promise<void> {
    if (couponId === null) return;
    await this.uses.use(tx, { couponId, accountId, orderId });
    await this.cart.forget(tx, accountId, couponId);
  }

  /** Releases uses reserved for versions that can no longer be paid. */
  async release(tx: Tx, orderId: string): Promise<void> {
    const payable = await tx.query<{ couponId: string }>(
      `select distinct v.coupon_id as "couponId" from order_versions v join orders o on o.id = v.order_id
       where o.id = $1 and v.coupon_id is not null and v.paid_at is null and v.closed_at is null
         and (v.payment_intent_id is not null or (o.status = 'pending' and o.version = v.version))`,
      [orderId],
    );
    await this.uses.release(
      tx,
      orderId,
      payable.map(({ couponId }) => couponId),
    );
  }

  /** Returns the coupon's use once the last money is refunded, and takes it again if a bank returned a refund. */
  async followRefund(tx: Tx, { id, status }: { id: string; status: OrderStatus }): Promise<void> {
    await this.uses.followRefund(tx, id, status === 'refunded');
  }
}
