import { Check, Column, Entity, Exclusion, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { TimeOfUpdate } from '../../../platform/database/time-of-update.js';
import type { Language } from '../../../kernel/languages.js';
import { CoachingOffering } from '../offerings/offering.entity.js';
import { MEETING_LINK_LIMIT } from '../offerings/offering-limits.js';
import { CoachingCredit } from '../credits/credit.entity.js';
import type { IntakeAnswer } from '../offerings/intake.js';
import {
  type BookingState,
  CANCEL_REASON_LIMIT,
  COACH_NOTE_LIMIT,
  NAME_LIMIT,
  NOTE_LIMIT,
  type SessionState,
} from './booking-states.js';

/** A meeting with the coach. There is one coach, so the database forbids overlapping sessions. */
@Entity('coaching_sessions')
@Exclusion('coaching_sessions_no_overlap', `USING gist (blocked WITH &&) WHERE (state <> 'cancelled')`)
@Index('coaching_sessions_of_offering', ['offeringId'])
@Index('coaching_sessions_start', ['startsAt'])
@Index('coaching_sessions_held', ['heldUntil'], { where: 'held_until IS NOT NULL' })
@Check('coaching_sessions_state', `state IN ('held', 'confirmed', 'completed', 'cancelled')`)
@Check('coaching_sessions_hold', `state <> 'held' OR held_until IS NOT NULL`)
@Check('coaching_sessions_places', 'taken >= 0 AND taken <= coalesce(places, 1)')
@Check('coaching_sessions_size', 'places BETWEEN 1 AND 500')
@Check('coaching_sessions_time', 'starts_at < ends_at AND blocked @> tstzrange(starts_at, ends_at)')
export class CoachingSession {
  /** Session id, and the UID of its calendar entry (RFC 7986, 5.3). */
  @PrimaryColumn('uuid') id: string;

  @ForeignKey(() => CoachingOffering) @Column('uuid') offeringId: string;
  @Column('timestamptz') startsAt: Date;
  @Column('timestamptz') endsAt: Date;

  /** Interval of the coach's time that the session blocks, including its buffers. */
  @Column('tstzrange') blocked: string;

  @Column('text') state: SessionState;

  /** When the session was moved to its current time; null if it was created with it. */
  @Column('timestamptz', { nullable: true }) movedAt: Date | null;

  /** Meeting link of this session; null for the offering's. */
  @Column('varchar', { name: 'meeting_link', length: MEETING_LINK_LIMIT, nullable: true }) meetingUrl:
    | string
    | null;

  /** Link to the recording, for everyone who had a place; null if there is none. */
  @Column('varchar', { name: 'recording_link', length: MEETING_LINK_LIMIT, nullable: true }) recordingUrl:
    | string
    | null;

  /** End of the hold; null once confirmed. */
  @Column('timestamptz', { nullable: true }) heldUntil: Date | null;

  /** Number of places on a date of a group; null for a session of one. */
  @Column('integer', { nullable: true }) places: number | null;

  /** Number of bookings that are not canceled, plus spots offered to the waiting list. Maintained by triggers. */
  @Column('integer', { default: 0 }) taken: number;

  /** Increases with every change, so that calendars know which of two entries is newer. */
  @Column('integer', { default: 0 }) calendarSequence: number;

  /** Version: counts edits of the time and the places. */
  @Column('integer', { default: 1 }) version: number;

  @Column('timestamptz') createdAt: Date;

  @TimeOfUpdate() readonly updatedAt?: Date;
}

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

  /** Credit that pays for the session; null if it is free. After a cancellation the credit is available again. */
  @ForeignKey(() => CoachingCredit) @Column('uuid', { nullable: true }) creditId: string | null;

  /**
   * Product whose payment confirms the booking; no foreign key to catalog. Null if no payment is due for it alone. A
   * member can hold only one time per product.
   */
  @Column('uuid', { nullable: true }) productId: string | null;

  /** End of the hold for that payment. */
  @Column('timestamptz', { nullable: true }) payUntil: Date | null;

  /** True if the spot in a group was given away because it was not paid in time. The member can still hold it again. */
  @Column('boolean', { default: false }) isLapsed: boolean;

  @Column('varchar', { length: NAME_LIMIT }) name: string;
  @Column('varchar', { length: 254 }) email: string;

  /** Name of the member's companion, where a spot is for two; for a daughter, her first name. */
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

  /** Version: counts edits of the coach's notes and links. */
  @Column('integer', { default: 1 }) version: number;

  @Column('timestamptz') createdAt: Date;

  @TimeOfUpdate() readonly updatedAt?: Date;
  @Column('timestamptz', { nullable: true }) confirmedAt: Date | null;
  @Column('timestamptz', { nullable: true }) cancelledAt: Date | null;
}

/** A link that shows, confirms and cancels a booking. Only the email contains the token. */
@Entity('coaching_booking_links')
@Index('coaching_booking_links_of_booking', ['bookingId'])
export class CoachingBookingLink {
  @PrimaryColumn('text') tokenHash: string;
  @ForeignKey(() => CoachingBooking, { onDelete: 'CASCADE' }) @Column('uuid') bookingId: string;
  @Column('timestamptz') createdAt: Date;
}

/** A file that the coach shares with everyone who had a place in a session. */
@Entity('coaching_session_files')
@Index('coaching_session_files_asset', ['assetId'])
export class CoachingSessionFile {
  @ForeignKey(() => CoachingSession, { onDelete: 'CASCADE' }) @PrimaryColumn('uuid') sessionId: string;

  /** A media asset's id, without a foreign key across modules. */
  @PrimaryColumn('uuid') assetId: string;

  @Column('integer') position: number;
}
