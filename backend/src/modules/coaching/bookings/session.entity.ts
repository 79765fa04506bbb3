import { Check, Column, Entity, Exclusion, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { CoachingOffering } from '../offerings/offering.entity.js';
import { MEETING_LINK_LIMIT } from '../offerings/offering-limits.js';
import type { SessionState } from './booking-states.js';

/** A meeting with the coach. There is one coach, so no two of them take the same time: the database forbids it. */
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
  /** Also the UID of its calendar entry (RFC 7986, 5.3). */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'coaching_sessions_pk' })
  id: string;

  @ForeignKey(() => CoachingOffering, { name: 'coaching_sessions_offering_fk' })
  @Column('uuid')
  offeringId: string;

  @Column('timestamptz')
  startsAt: Date;

  @Column('timestamptz')
  endsAt: Date;

  /** The time it takes of the coach's, its buffers included. */
  @Column('tstzrange')
  blocked: string;

  @Column('text')
  state: SessionState;

  /** When it got the time it has; null: it was made with it. */
  @Column('timestamptz', { nullable: true })
  movedAt: Date | null;

  /** Where this one is held; null: where the offering says. */
  @Column('varchar', { length: MEETING_LINK_LIMIT, nullable: true })
  meetingLink: string | null;

  /** What was recorded, for everybody who had a place; null: nothing. */
  @Column('varchar', { length: MEETING_LINK_LIMIT, nullable: true })
  recordingLink: string | null;

  /** Null once it was confirmed. */
  @Column('timestamptz', { nullable: true })
  heldUntil: Date | null;

  /** For how many a date of a group is; null: for one. */
  @Column('integer', { nullable: true })
  places: number | null;

  /** Bookings that are not cancelled, and places that are offered to whoever waits. Triggers count them. */
  @Column('integer', { default: 0 })
  taken: number;

  /** Rises with every change, so that calendars know which of two entries is the newer. */
  @Column('integer', { default: 0 })
  calendarSequence: number;

  @Column('timestamptz')
  createdAt: Date;
}
