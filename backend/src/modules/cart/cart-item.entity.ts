import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { MESSAGE_LIMIT, RECIPIENT_NAME_LIMIT } from '../gifts/index.js';

/** One product in one cart. The cart belongs to a member or to a visitor, never to both or neither. */
@Entity('cart_items')
@Check('cart_items_one_owner', 'num_nonnulls(account_id, visitor_hash) = 1')
@Check(
  'cart_items_gift',
  '(gift_email IS NULL) = (gift_name IS NULL) AND (gift_email IS NOT NULL OR gift_message IS NULL)',
)
@Check('cart_items_ward', 'ward_id IS NULL OR (account_id IS NOT NULL AND gift_email IS NULL)')
@Check('cart_items_quantity', 'quantity = 1')
@Check('cart_items_visitor_hash', 'char_length(visitor_hash) = 64')
@Unique('cart_items_account_product', ['accountId', 'productId'])
@Unique('cart_items_visitor_product', ['visitorHash', 'productId'])
@Index('cart_items_of_ward', ['wardId'], { where: 'ward_id IS NOT NULL' })
@Index('cart_items_stale_visitors', ['createdAt'], { where: 'visitor_hash IS NOT NULL' })
export class CartItem {
  @PrimaryColumn('uuid') id: string;

  /** Account id; no foreign key across modules. */
  @Column('uuid', { nullable: true }) accountId: string | null;

  /** SHA-256 of the visitor cookie in hex: reading the table is not enough to open the cart. */
  @Column('text', { nullable: true }) visitorHash: string | null;

  /** Product id; no foreign key across modules. */
  @Column('uuid') productId: string;

  /** Chosen offer of the product; null: its own price. No foreign key across modules. */
  @Column('uuid', { nullable: true }) offerId: string | null;

  /** Quantity; a digital product is bought once (product rule 4.4). */
  @Column('integer') quantity: number;

  /** Recipient and message of a gift (product rule 4.21). Null: for the shopper. */
  @Column('varchar', { length: 254, nullable: true }) giftEmail: string | null;

  @Column('varchar', { length: RECIPIENT_NAME_LIMIT, nullable: true }) giftName: string | null;
  @Column('varchar', { length: MESSAGE_LIMIT, nullable: true }) giftMessage: string | null;

  /** The shopper's ward who gets the product (product rule 10.13); an account id. Null: not for a ward. */
  @Column('uuid', { nullable: true }) wardId: string | null;

  @Column('timestamptz') createdAt: Date;
}

/** The one coupon in a cart. Like the lines, it belongs to a member or to a visitor. */
@Entity('cart_coupons')
@Check('cart_coupons_one_owner', 'num_nonnulls(account_id, visitor_hash) = 1')
@Check('cart_coupons_visitor_hash', 'char_length(visitor_hash) = 64')
@Unique('cart_coupons_account', ['accountId'])
@Unique('cart_coupons_visitor', ['visitorHash'])
@Index('cart_coupons_stale_visitors', ['appliedAt'], { where: 'visitor_hash IS NOT NULL' })
export class CartCoupon {
  @PrimaryColumn('uuid') id: string;

  /** Account id; no foreign key across modules. */
  @Column('uuid', { nullable: true }) accountId: string | null;

  /** SHA-256 of the visitor cookie in hex. */
  @Column('text', { nullable: true }) visitorHash: string | null;

  /** Coupon id; no foreign key across modules. */
  @Column('uuid') couponId: string;

  @Column('timestamptz') appliedAt: Date;
}
