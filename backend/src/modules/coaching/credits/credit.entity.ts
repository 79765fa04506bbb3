import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { CoachingOffering } from '../offerings/offering.entity.js';

/** Where sessions come from: an order, a redeemed gift, or the coach by hand. */
export const CREDIT_SOURCES = ['order', 'gift', 'coach'] as const;
export type CreditSource = (typeof CREDIT_SOURCES)[number];

/** Sessions of an offering that a member may book. What is left of them: those without a booking that stands. */
@Entity('coaching_credits')
@Unique('coaching_credits_once', ['sourceId', 'soldAs', 'productId'])
@Index('coaching_credits_account', ['accountId', 'offeringId'])
@Check('coaching_credits_source', `source IN ('order', 'gift', 'coach')`)
@Check('coaching_credits_sessions', 'sessions BETWEEN 1 AND 100')
export class CoachingCredit {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'coaching_credits_pk' })
  id: string;

  /** Of accounts, so without a foreign key. */
  @Column('uuid')
  accountId: string;

  @ForeignKey(() => CoachingOffering, { name: 'coaching_credits_offering_fk' })
  @Column('uuid')
  offeringId: string;

  @Column('integer')
  sessions: number;

  @Column('text')
  source: CreditSource;

  /** The order, the gift, or what the coach did. */
  @Column('uuid')
  sourceId: string;

  /** The package; null: the coach gave single sessions. */
  @Column('uuid', { nullable: true })
  productId: string | null;

  /** The line of the order that was paid: the package itself, or the bundle it came with. */
  @Column('uuid', { nullable: true })
  soldAs: string | null;

  /** Sessions have to begin before; null: whenever. */
  @Column('timestamptz', { nullable: true })
  expiresAt: Date | null;

  /** Nothing more can be booked with it since then. */
  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  /** The refund that ended it. */
  @Column('uuid', { nullable: true })
  endedBy: string | null;

  @Column('timestamptz')
  createdAt: Date;
}
