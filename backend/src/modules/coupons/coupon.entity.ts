import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { CouponKind, CouponRecurrence } from './coupon-kinds.js';

export const COUPON_CODE_LIMIT = 40;

@Entity('coupons')
@Unique('coupons_code', ['code'])
@Check('coupons_kind', `kind IN ('percent', 'amount')`)
@Check(
  'coupons_value',
  `(kind = 'percent') = (percent IS NOT NULL) AND (kind = 'amount') = (amount_cents IS NOT NULL)
   AND percent BETWEEN 1 AND 100 AND amount_cents > 0`,
)
@Check(
  'coupons_on_subscriptions',
  `on_subscriptions IN ('none', 'first_payments', 'every_payment')
   AND (on_subscriptions = 'first_payments') = (first_payments IS NOT NULL) AND first_payments > 0`,
)
@Check('coupons_limits', 'max_uses > 0 AND max_uses_per_person > 0')
@Check('coupons_taken', '0 <= taken AND (max_uses IS NULL OR taken <= max_uses)')
@Check('coupons_dates', 'starts_at < ends_at')
export class Coupon {
  @PrimaryColumn('uuid') id: string;

  /** Code in capitals; people may type it in any case. */
  @Column('varchar', { length: COUPON_CODE_LIMIT }) code: string;

  @Column('text') kind: CouponKind;
  @Column('integer', { nullable: true }) percent: number | null;
  @Column('integer', { nullable: true }) amountCents: number | null;

  /** Product ids from catalog, without foreign keys. Empty: all products. */
  @Column('uuid', { array: true, default: [] }) productIds: string[];

  @Column('text', { default: 'none' }) onSubscriptions: CouponRecurrence;

  /** Number of a subscription's payments that it discounts; null: not limited to the first ones. */
  @Column('integer', { nullable: true }) firstPayments: number | null;

  @Column('timestamptz', { nullable: true }) startsAt: Date | null;
  @Column('timestamptz', { nullable: true }) endsAt: Date | null;
  @Column('integer', { nullable: true }) maxUses: number | null;
  @Column('integer', { nullable: true }) maxUsesPerPerson: number | null;

  /** Uses that are paid or reserved by an order under way; the limit counts these. */
  @Column('integer', { default: 0 }) taken: number;

  @Column('boolean', { default: true }) isActive: boolean;

  /** Version: counts the coach's edits of the fields above, except for uses. */
  @Column('integer', { default: 1 }) version: number;

  @Column('timestamptz', { nullable: true }) archivedAt: Date | null;
  @Column('timestamptz') createdAt: Date;
}

/**
 * State of a use: reserved while an order is in progress, used once it is paid, returned once all its money is
 * refunded.
 */
export type CouponUseState = 'reserved' | 'used' | 'given_back';

@Entity('coupon_uses')
@Unique('coupon_uses_of_order', ['orderId', 'couponId'])
@Index('coupon_uses_of_person', ['couponId', 'accountId'])
@Check('coupon_uses_state', `state IN ('reserved', 'used', 'given_back')`)
export class CouponUse {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => Coupon) @Column('uuid') couponId: string;

  /** Account id; no foreign key across modules. */
  @Column('uuid') accountId: string;

  /** Order id, or the subscription's until its first payment is an order; no foreign key across modules. */
  @Column('uuid') orderId: string;

  @Column('text') state: CouponUseState;

  /**
   * False for a payment after the limit was reached: its price was shown before, so the use is allowed beyond the
   * limit.
   */
  @Column('boolean', { default: true }) isCounted: boolean;

  @Column('timestamptz') since: Date;
}
