import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

/** The one coupon in a cart. Like the lines, it belongs to a member or to a visitor. */
@Entity('cart_coupons')
@Check('cart_coupons_one_owner', 'num_nonnulls(account_id, visitor_hash) = 1')
@Check('cart_coupons_visitor_hash', 'char_length(visitor_hash) = 64')
@Unique('cart_coupons_account', ['accountId'])
@Unique('cart_coupons_visitor', ['visitorHash'])
@Index('cart_coupons_stale_visitors', ['appliedAt'], { where: 'visitor_hash IS NOT NULL' })
export class CartCoupon {
  @PrimaryColumn('uuid') id: string;

  /** Belongs to accounts; no database key across modules. */
  @Column('uuid', { nullable: true }) accountId: string | null;

  /** SHA-256 of the visitor cookie in hex. */
  @Column('text', { nullable: true }) visitorHash: string | null;

  /** Belongs to coupons; no database key across modules. */
  @Column('uuid') couponId: string;

  @Column('timestamptz') appliedAt: Date;
}
