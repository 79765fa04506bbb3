import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { CommunityEvent } from './community-event.entity.js';
import { quoted, RSVP_STATES, type RsvpState } from './event-words.js';

/** A member comes to an event, or waits for a place. Whoever does not come has no row. */
@Entity('community_event_rsvps')
@Unique('community_event_rsvps_once', ['eventId', 'accountId'])
@Check('community_event_rsvps_state', `state IN (${quoted(RSVP_STATES)})`)
@Check('community_event_rsvps_coming', `(state = 'coming') = (coming_since IS NOT NULL)`)
@Index('community_event_rsvps_account', ['accountId'])
@Index('community_event_rsvps_waiting', ['eventId', 'createdAt', 'id'], { where: `state = 'waiting'` })
export class EventRsvp {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'community_event_rsvps_pk' })
  id: string;

  @ForeignKey(() => CommunityEvent, { name: 'community_event_rsvps_event_fk', onDelete: 'CASCADE' })
  @Column('uuid')
  eventId: string;

  /** Of accounts. */
  @Column('uuid')
  accountId: string;

  @Column('text')
  state: RsvpState;

  /** Who asked first is first on the waiting list. */
  @Column('timestamptz')
  createdAt: Date;

  /** Since when there is a place; null: it waits. */
  @Column('timestamptz', { nullable: true })
  comingSince: Date | null;

  /** When the event was to begin as the member was reminded of it; null: that was not done yet. */
  @Column('timestamptz', { nullable: true })
  remindedOf: Date | null;
}
