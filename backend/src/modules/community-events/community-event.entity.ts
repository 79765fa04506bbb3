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

/** A community event. Each occurrence of a repeating event is a row, so each is changed, canceled and joined by itself. */
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

  /** Shared by the occurrences of a series; null: a single event. */
  @Column('uuid', { nullable: true }) seriesId: string | null;

  @Column('text', { nullable: true }) repeats: EventRhythm | null;
  @Column('varchar', { length: EVENT_TITLE_LIMIT }) title: string;
  @Column('varchar', { length: EVENT_TEXT_LIMIT }) description: string;
  @Column('jsonb', { default: {} }) translations: EventTranslations;
  @Column('timestamptz') startsAt: Date;
  @Column('timestamptz') endsAt: Date;

  /** IANA name of the zone in which the time was set. */
  @Column('varchar', { length: TIME_ZONE_LIMIT }) timeZone: string;

  @Column('varchar', { length: EVENT_PLACE_LIMIT, nullable: true }) place: string | null;

  /** Meeting link, for people who are going. */
  @Column('varchar', { name: 'meeting_link', length: EVENT_LINK_LIMIT, nullable: true }) meetingUrl:
    | string
    | null;

  /** Capacity; null: unlimited. */
  @Column('integer', { nullable: true }) capacity: number | null;

  /** Number of people going, counted by a trigger. */
  @Column('integer', { default: 0 }) coming: number;

  /** Id of the circle or pod, without a foreign key because groups owns it; null: for everyone. */
  @Column('uuid', { nullable: true }) groupId: string | null;

  @Column('text') state: EventState;

  /** The coach's message about the cancellation. */
  @Column('varchar', { length: EVENT_REASON_LIMIT, nullable: true }) cancelReason: string | null;

  /** Time of the latest move; null: never moved. */
  @Column('timestamptz', { nullable: true }) movedAt: Date | null;

  /** Increases with every change, so that calendars and editors can tell the newer version. */
  @Column('integer', { default: 0 }) calendarSequence: number;

  @Column('timestamptz') createdAt: Date;
}
