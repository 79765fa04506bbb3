import type { Translations } from '../../kernel/translations.js';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  EVENT_LINK_LIMIT,
  EVENT_PLACE_LIMIT,
  EVENT_REASON_LIMIT,
  EVENT_RHYTHMS,
  EVENT_STATES,
  type EVENT_TEXTS,
  EVENT_TEXT_LIMIT,
  EVENT_TITLE_LIMIT,
  type EventRhythm,
  type EventState,
  MOST_PLACES,
  quoted,
  TIME_ZONE_LIMIT,
} from './event-words.js';

export type EventTranslations = Translations<Pick<CommunityEvent, (typeof EVENT_TEXTS)[number]>>;

/** An event of the community. One that comes again is one row each time, so that each is changed, cancelled and joined by itself. */
@Entity('community_events')
@Check('community_events_state', `state IN (${quoted(EVENT_STATES)})`)
@Check('community_events_series', `(series_id IS NULL) = (repeats IS NULL)`)
@Check('community_events_repeats', `repeats IN (${quoted(EVENT_RHYTHMS)})`)
@Check('community_events_time', 'starts_at < ends_at')
@Check('community_events_where', 'place IS NOT NULL OR meeting_link IS NOT NULL')
@Check('community_events_size', `capacity BETWEEN 1 AND ${MOST_PLACES}`)
@Check('community_events_places', 'coming >= 0 AND coming <= coalesce(capacity, coming)')
@Index('community_events_next', ['startsAt', 'id'])
@Index('community_events_of_series', ['seriesId', 'startsAt'], { where: 'series_id IS NOT NULL' })
export class CommunityEvent {
  /** Also the UID of its calendar entry (RFC 7986, 5.3). */
  @PrimaryColumn('uuid') id: string;

  /** The same for all that were made together; null: it is alone. */
  @Column('uuid', { nullable: true }) seriesId: string | null;

  @Column('text', { nullable: true }) repeats: EventRhythm | null;
  @Column('varchar', { length: EVENT_TITLE_LIMIT }) title: string;
  @Column('varchar', { length: EVENT_TEXT_LIMIT }) description: string;
  @Column('jsonb', { default: {} }) translations: EventTranslations;
  @Column('timestamptz') startsAt: Date;
  @Column('timestamptz') endsAt: Date;

  /** IANA name: by whose clock it was set. */
  @Column('varchar', { length: TIME_ZONE_LIMIT }) timeZone: string;

  @Column('varchar', { length: EVENT_PLACE_LIMIT, nullable: true }) place: string | null;

  /** For those who come alone. */
  @Column('varchar', { name: 'meeting_link', length: EVENT_LINK_LIMIT, nullable: true }) meetingUrl:
    | string
    | null;

  /** For how many people; null: for any number. */
  @Column('integer', { nullable: true }) capacity: number | null;

  /** How many come. A trigger counts them. */
  @Column('integer', { default: 0 }) coming: number;

  /** The circle or pod it is for, of groups and so without a foreign key; null: for everybody. */
  @Column('uuid', { nullable: true }) groupId: string | null;

  @Column('text') state: EventState;

  /** The coach's words to those who wanted to come. */
  @Column('varchar', { length: EVENT_REASON_LIMIT, nullable: true }) cancelReason: string | null;

  /** When it got the time it has; null: it was made with it. */
  @Column('timestamptz', { nullable: true }) movedAt: Date | null;

  /** Rises with every change, so that calendars know which of two entries is the newer, and so does whoever changes it. */
  @Column('integer', { default: 0 }) calendarSequence: number;

  @Column('timestamptz') createdAt: Date;
}
