import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { type GiftState, MESSAGE_LIMIT, RECIPIENT_NAME_LIMIT } from './gift-note.js';

/** Order line for another person. Erasing the buyer or recipient keeps the row without personal data. */
@Entity('gifts')
@Unique('gifts_line', ['orderLineId'])
@Index('gifts_of_order', ['orderId'])
@Index('gifts_of_buyer', ['buyerId'])
// Created by the migration: the decorator cannot express lower().
@Index('gifts_once', { synchronize: false })
@Index('gifts_prepared', ['orderId'], { where: `state = 'prepared'` })
@Index('gifts_of_ward', ['wardId'], { where: 'ward_id IS NOT NULL' })
@Index('gifts_redeemed_by', ['redeemedBy'], { where: 'redeemed_by IS NOT NULL' })
@Check('gifts_state', `state IN ('prepared', 'open', 'redeemed', 'returning', 'refunded')`)
@Check('gifts_ward', 'is_for_ward OR ward_id IS NULL')
@Check('gifts_opened', `state NOT IN ('open', 'redeemed') OR opened_at IS NOT NULL`)
@Check('gifts_redeemed', `state <> 'redeemed' OR redeemed_at IS NOT NULL`)
export class Gift {
  @PrimaryColumn('uuid') id: string;

  /** Order line in payments; no foreign key across modules. */
  @Column('uuid') orderLineId: string;

  /** Paid order in payments; a payment may get an order of its own. */
  @Column('uuid') orderId: string;

  /** Account of the buyer; null once the account is erased. */
  @Column('uuid', { nullable: true }) buyerId: string | null;

  @Column('uuid') productId: string;

  /** Parts of a bundle, as they were at checkout. */
  @Column('uuid', { array: true, default: [] }) partIds: string[];

  /** Days of access from the day it is redeemed; null: not counted in days. */
  @Column('integer', { nullable: true }) accessDays: number | null;

  /** End of access; null without days: never. */
  @Column('timestamptz', { nullable: true }) accessUntil: Date | null;

  @Column('varchar', { length: 160 }) title: string;
  @Column('text') state: GiftState;
  @Column('varchar', { length: 254, nullable: true }) recipientEmail: string | null;
  @Column('varchar', { length: RECIPIENT_NAME_LIMIT, nullable: true }) recipientName: string | null;
  @Column('varchar', { length: MESSAGE_LIMIT, nullable: true }) message: string | null;

  /** Bought by a guardian for a ward: paying puts the product into the ward's account, without a link (product rule 10.13). */
  @Column('boolean', { default: false }) isForWard: boolean;

  /** Account of the ward; null if none, or once erased. */
  @Column('uuid', { nullable: true }) wardId: string | null;

  /** True if the buyer has knowingly given the same product to the same person before (product rule 4.21). */
  @Column('boolean', { default: false }) isAgain: boolean;

  @Column('uuid', { nullable: true }) redeemedBy: string | null;

  @Column('timestamptz', { nullable: true }) redeemedAt: Date | null;
  @Column('timestamptz') createdAt: Date;

  /** Time of payment, when the email was queued. */
  @Column('timestamptz', { nullable: true }) openedAt: Date | null;
}

/** Link to a gift. The token itself is in the email, or with the buyer who copied it. */
@Entity('gift_links')
@Index('gift_links_of_gift', ['giftId'])
export class GiftLink {
  @PrimaryColumn('text') tokenHash: string;
  @ForeignKey(() => Gift, { onDelete: 'CASCADE' }) @Column('uuid') giftId: string;
  @Column('timestamptz') createdAt: Date;
}
