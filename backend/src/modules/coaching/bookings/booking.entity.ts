import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Language } from '../../../kernel/languages.js';
import { CoachingCredit } from '../credits/credit.entity.js';
import type { IntakeAnswer } from '../offerings/intake.js';
import {
  type BookingState,
  CANCEL_REASON_LIMIT,
  COACH_NOTE_LIMIT,
  NAME_LIMIT,
  NOTE_LIMIT,
} from './booking-states.js';
import { CoachingSession } from './session.entity.js';

/** A person's place in a session, one each. After canceling, the person can book again. */
@Entity('coaching_bookings')
@Index('coaching_bookings_person', ['sessionId', 'email'], { unique: true, where: `state <> 'cancelled'` })
@Index('coaching_bookings_account', ['accountId'], { where: 'account_id IS NOT NULL' })
@Index('coaching_bookings_email', ['email'])
@Index('coaching_bookings_credit', ['creditId'], { where: 'credit_id IS NOT NULL' })
@Check(
  'coaching_bookings_state',
  `state IN ('unconfirmed', 'confirmed', 'cancelled', 'completed', 'no_show')`,
)
@Index('coaching_bookings_held', ['accountId', 'productId'], {
  unique: true,
  where: `product_id IS NOT NULL AND (state = 'unconfirmed' OR is_lapsed)`,
})
@Index('coaching_bookings_second', ['secondOf'], {
  unique: true,
  where: `second_of IS NOT NULL AND state <> 'cancelled'`,
})
@Check('coaching_bookings_companion', 'companion_id IS NULL OR second_of IS NULL')
@Check('coaching_bookings_paid', '(product_id IS NULL) = (pay_until IS NULL)')
@Check('coaching_bookings_lapsed', `NOT is_lapsed OR state = 'cancelled' AND product_id IS NOT NULL`)
@Check('coaching_bookings_cancelled', `(state = 'cancelled') = (cancelled_at IS NOT NULL)`)
export class CoachingBooking {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => CoachingSession, { onDelete: 'CASCADE' }) @Column('uuid') sessionId: string;

  /** An account's id, without a foreign key across modules; null for a visitor. */
  @Column('uuid', { nullable: true }) accountId: string | null;

  /** Credit that pays for the session; null if it is free. After a cancellation, the credit counts as unused. */
  @ForeignKey(() => CoachingCredit) @Column('uuid', { nullable: true }) creditId: string | null;

  /**
   * Product whose payment confirms the booking; no foreign key to catalog. Null if no payment is due for it alone. A
   * member holds only one time per product.
   */
  @Column('uuid', { nullable: true }) productId: string | null;

  /** End of the hold for that payment. */
  @Column('timestamptz', { nullable: true }) payUntil: Date | null;

  /**
   * True if the place in a group was given away because it was not paid in time; the member may still hold it again.
   */
  @Column('boolean', { default: false }) isLapsed: boolean;

  @Column('varchar', { length: NAME_LIMIT }) name: string;
  @Column('varchar', { length: 254 }) email: string;

  /** Name of the member's companion, where a place is for two; for a daughter, her first name. */
  @Column('varchar', { length: NAME_LIMIT, nullable: true }) companion: string | null;

  /** Account of the daughter who comes along; null if the companion has no account here. */
  @Column('uuid', { nullable: true }) companionId: string | null;

  /** Booking whose place this second seat belongs to; null if the booking has its own place. */
  @ForeignKey(() => CoachingBooking, { name: 'coaching_bookings_second_fk', onDelete: 'CASCADE' })
  @Column('uuid', { nullable: true })
  secondOf: string | null;

  /** Reason for booking, in the person's words. */
  @Column('varchar', { length: NOTE_LIMIT, nullable: true }) note: string | null;

  /** Answers to the offering's questions, with the questions as they were asked. */
  @Column('jsonb', { default: [] }) answers: IntakeAnswer[];

  /** Time zone for times in emails. */
  @Column('varchar', { length: 64 }) timeZone: string;

  /** Language of emails to a visitor, who has no account with a language; null if none was asked for. */
  @Column('text', { nullable: true }) language: Language | null;

  @Column('text') state: BookingState;

  /** The coach's message to the person; null if the person canceled, or the booking is not canceled. */
  @Column('varchar', { length: CANCEL_REASON_LIMIT, nullable: true }) cancelReason: string | null;

  /** The coach's notes that the person can read, too. */
  @Column('varchar', { length: COACH_NOTE_LIMIT, nullable: true }) sharedNotes: string | null;

  /** The coach's private note, which nobody else sees. */
  @Column('varchar', { length: COACH_NOTE_LIMIT, nullable: true }) privateNote: string | null;

  /** Rises with every edit of the coach's notes and links. */
  @Column('integer', { default: 1 }) version: number;

  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) confirmedAt: Date | null;
  @Column('timestamptz', { nullable: true }) cancelledAt: Date | null;
}
