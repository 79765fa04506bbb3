import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Coupon } from './coupon.entity.js';

/** Reserved while an order is under way, used once the order is paid, given back once all its money is refunded. */
export type CouponUseState = 'reserved' | 'used' | 'given_back';

/** Use of a coupon by one order. */
@Entity('coupon_uses')
@Unique('coupon_uses_of_order', ['orderId', 'couponId'])
@Index('coupon_uses_of_person', ['couponId', 'accountId'])
@Check('coupon_uses_state', `state IN ('reserved', 'used', 'given_back')`)
export class CouponUse {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => Coupon) @Column('uuid') couponId: string;

  /** Belongs to accounts; no database key across modules. */
  @Column('uuid') accountId: string;

  /** Belongs to payments; no database key across modules. */
  @Column('uuid') orderId: string;

  @Column('text') state: CouponUseState;

  /** False for a payment after the limit was reached: its price was shown before, so it counts beyond the limit. */
  @Column('boolean', { default: true }) isCounted: boolean;

  @Column('timestamptz') since: Date;
}
