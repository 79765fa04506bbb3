import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { CommunityEvent } from './community-event.entity.js';
import { quoted, RSVP_STATES, type RsvpState } from './event-words.js';

/** A member's RSVP to an event or place on its waiting list. Members who are not going have no row. */
@Entity('community_event_rsvps')
@Unique('community_event_rsvps_once', ['eventId', 'accountId'])
@Check('community_event_rsvps_state', `state IN (${quoted(RSVP_STATES)})`)
@Check('community_event_rsvps_coming', `(state = 'coming') = (coming_since IS NOT NULL)`)
@Index('community_event_rsvps_account', ['accountId'])
@Index('community_event_rsvps_waiting', ['eventId', 'createdAt', 'id'], { where: `state = 'waiting'` })
export class EventRsvp {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => CommunityEvent, { onDelete: 'CASCADE' }) @Column('uuid') eventId: string;

  /** Account of the member. */
  @Column('uuid') accountId: string;

  @Column('text') state: RsvpState;

  /** Orders the waiting list: first come, first served. */
  @Column('timestamptz') createdAt: Date;

  /** When the member got a place; null while on the waiting list. */
  @Column('timestamptz', { nullable: true }) comingSince: Date | null;

  /** The event's start at the time of the reminder; null if no reminder was sent yet. */
  @Column('timestamptz', { nullable: true }) remindedOf: Date | null;
}
