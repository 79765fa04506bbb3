import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { CoachingOffering } from '../offerings/offering.entity.js';

/** Origin of sessions: an order, a redeemed gift, or the coach by hand. */
export const CREDIT_SOURCES = ['order', 'gift', 'coach'] as const;
export type CreditSource = (typeof CREDIT_SOURCES)[number];

/** A member's credit for sessions of an offering. The sessions left are those without an active booking. */
@Entity('coaching_credits')
@Unique('coaching_credits_once', ['sourceId', 'soldAs', 'productId'])
@Index('coaching_credits_account', ['accountId', 'offeringId'])
@Check('coaching_credits_source', `source IN ('order', 'gift', 'coach')`)
@Check('coaching_credits_sessions', 'sessions BETWEEN 1 AND 1200')
export class CoachingCredit {
  @PrimaryColumn('uuid') id: string;

  /** An account's id, without a foreign key across modules. */
  @Column('uuid') accountId: string;

  @ForeignKey(() => CoachingOffering) @Column('uuid') offeringId: string;
  @Column('integer') sessions: number;
  @Column('text') source: CreditSource;

  /** The order, the gift, or the coach's action. */
  @Column('uuid') sourceId: string;

  /** The package; null if the coach gave single sessions. */
  @Column('uuid', { nullable: true }) productId: string | null;

  /** Paid line of the order: the package itself, or the bundle it came with. */
  @Column('uuid', { nullable: true }) soldAs: string | null;

  /** Sessions must begin before this moment; null for no expiry. */
  @Column('timestamptz', { nullable: true }) expiresAt: Date | null;

  /** Time from which the credit cannot be used; null: it still can. */
  @Column('timestamptz', { nullable: true }) endedAt: Date | null;

  /** The refund that ended the credit. */
  @Column('uuid', { nullable: true }) endedBy: string | null;

  @Column('timestamptz') createdAt: Date;
}

/** Sessions of an offering that a product of type coaching brings to its buyer. */
@Entity('coaching_packages')
@Index('coaching_packages_of_offering', ['offeringId'])
@Check('coaching_packages_sessions', 'sessions BETWEEN 1 AND 100')
@Check('coaching_packages_valid', 'valid_days BETWEEN 1 AND 3650')
export class CoachingPackage {
  /** A product's id, without a foreign key across modules. */
  @PrimaryColumn('uuid') productId: string;

  @ForeignKey(() => CoachingOffering) @Column('uuid') offeringId: string;
  @Column('integer') sessions: number;

  /** Days after the purchase in which the sessions must begin; null for no limit. */
  @Column('integer', { nullable: true }) validDays: number | null;

  /** True if a subscription brings the sessions each month; otherwise only its first payment does. */
  @Column('boolean', { default: false }) isMonthly: boolean;
}
