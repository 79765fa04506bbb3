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

/** A person's place in a session: one each. Whoever has cancelled can take a new one. */
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
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'coaching_bookings_pk' })
  id: string;

  @ForeignKey(() => CoachingSession, { name: 'coaching_bookings_session_fk', onDelete: 'CASCADE' })
  @Column('uuid')
  sessionId: string;

  /** Of accounts; null: a visitor. */
  @Column('uuid', { nullable: true })
  accountId: string | null;

  /** The session it takes of a member's; null: it is free. Cancelled, it counts as free again. */
  @ForeignKey(() => CoachingCredit, { name: 'coaching_bookings_credit_fk' })
  @Column('uuid', { nullable: true })
  creditId: string | null;

  /** Of catalog, so without a foreign key: its payment confirms the booking; null: nothing is paid for it alone. A member holds one time with each. */
  @Column('uuid', { nullable: true })
  productId: string | null;

  /** Until when the time is held for that payment. */
  @Column('timestamptz', { nullable: true })
  payUntil: Date | null;

  /** Its place in a group went to others because it was not paid in time, and the member may still hold it again. */
  @Column('boolean', { default: false })
  isLapsed: boolean;

  @Column('varchar', { length: NAME_LIMIT })
  name: string;

  @Column('varchar', { length: 254 })
  email: string;

  /** Whom a member brings along, where a place is for two; of a daughter the first name. */
  @Column('varchar', { length: NAME_LIMIT, nullable: true })
  companion: string | null;

  /** Of accounts: the daughter whom she brings; null: nobody with an account. */
  @Column('uuid', { nullable: true })
  companionId: string | null;

  /** The booking within whose place this second seat is; null: it has a place of its own. */
  @ForeignKey(() => CoachingBooking, { name: 'coaching_bookings_second_fk', onDelete: 'CASCADE' })
  @Column('uuid', { nullable: true })
  secondOf: string | null;

  /** What brings this person here. */
  @Column('varchar', { length: NOTE_LIMIT, nullable: true })
  note: string | null;

  /** What was answered to the questions of the offering, as they were then. */
  @Column('jsonb', { default: [] })
  answers: IntakeAnswer[];

  /** In which mails tell the time. */
  @Column('varchar', { length: 64 })
  timeZone: string;

  /** In which a visitor is written to, who has no account to say so; null: none was asked for. */
  @Column('text', { nullable: true })
  language: Language | null;

  @Column('text')
  state: BookingState;

  /** The coach's words to the person; null: the person cancelled, or nothing is. */
  @Column('varchar', { length: CANCEL_REASON_LIMIT, nullable: true })
  cancelReason: string | null;

  /** The coach's notes that the person reads, too. */
  @Column('varchar', { length: COACH_NOTE_LIMIT, nullable: true })
  sharedNotes: string | null;

  /** The coach's own, which nobody else sees. */
  @Column('varchar', { length: COACH_NOTE_LIMIT, nullable: true })
  privateNote: string | null;

  /** Rises with every edit of what the coach says of it. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  confirmedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  cancelledAt: Date | null;
}
