import { Check, Column, Entity, Exclusion, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { CoachingOffering } from '../offerings/offering.entity.js';
import { MEETING_LINK_LIMIT } from '../offerings/offering-limits.js';
import type { SessionState } from './booking-states.js';

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

  /** Interval of the coach's time that the session blocks, with its buffers. */
  @Column('tstzrange') blocked: string;

  @Column('text') state: SessionState;

  /** When the session was moved to its present time; null if it was created with it. */
  @Column('timestamptz', { nullable: true }) movedAt: Date | null;

  /** Meeting link of this session; null for the offering's. */
  @Column('varchar', { length: MEETING_LINK_LIMIT, nullable: true }) meetingLink: string | null;

  /** Link to the recording, for everybody who had a place; null if there is none. */
  @Column('varchar', { length: MEETING_LINK_LIMIT, nullable: true }) recordingLink: string | null;

  /** End of the hold; null once confirmed. */
  @Column('timestamptz', { nullable: true }) heldUntil: Date | null;

  /** Number of places on a date of a group; null for a session of one. */
  @Column('integer', { nullable: true }) places: number | null;

  /** Number of bookings that are not canceled, and of places offered to the waiting list. Triggers keep it current. */
  @Column('integer', { default: 0 }) taken: number;

  /** Rises with every change, so that calendars know which of two entries is newer. */
  @Column('integer', { default: 0 }) calendarSequence: number;

  @Column('timestamptz') createdAt: Date;
}
