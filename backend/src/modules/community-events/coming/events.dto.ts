import { Choice, Flag, Id, Moment, Nested, Text, Texts, Whole } from '../../../platform/http/fields/index.js';
import { JoiningResponse } from '../../../platform/http/joining-response.js';
import { pageQuery } from '../../../platform/http/page-query.js';
import { GROUP_KINDS, type GroupKind } from '../../groups/index.js';
import {
  EVENT_RHYTHMS,
  EVENT_STATES,
  EVENT_TEXT_LIMIT,
  type EVENT_TEXTS,
  EVENT_TITLE_LIMIT,
  type EventRhythm,
  type EventState,
  RSVP_STATES,
  type RsvpState,
} from '../event-words.js';

/** The circle or pod an event is for. */
export class EventGroupResponse {
  @Id() id: string;
  @Choice(GROUP_KINDS, 'GroupKind') kind: GroupKind;
  @Text({ example: 'Spring circle' }) name: string;
}

/** An event, as members see it. */
export class CommunityEventResponse extends JoiningResponse {
  @Id() id: string;
  @Text({ maxLength: EVENT_TITLE_LIMIT, example: 'Reading aloud together' }) title: string;
  @Text({ maxLength: EVENT_TEXT_LIMIT, description: 'Plain text' }) description: string;
  @Moment() startsAt: Date;
  @Moment() endsAt: Date;
  @Text({ example: 'Europe/Lisbon', description: 'IANA name of the time zone it was planned in' })
  timeZone: string;
  @Text({ nullable: true, description: 'Location; null: online' }) place: string | null;
  @Choice(EVENT_STATES, 'EventState') state: EventState;
  @Text({ nullable: true, description: 'Coach’s reason for canceling' }) cancelReason: string | null;

  @Choice(EVENT_RHYTHMS, 'EventRhythm', { nullable: true, description: 'How often it repeats; null: once' })
  repeats: EventRhythm | null;

  @Nested(EventGroupResponse, {
    nullable: true,
    description: 'Group whose members can see it; null: everyone',
  })
  group: EventGroupResponse | null;

  @Whole({ nullable: true, description: 'Number of people; null: unlimited' }) capacity: number | null;
  @Whole('Number of people going') coming: number;
  @Whole('People on the waiting list') waiting: number;
  @Whole({ nullable: true, description: 'Spots left; null: unlimited' }) placesLeft: number | null;

  @Choice(RSVP_STATES, 'RsvpState', {
    nullable: true,
    description: 'RSVP of the signed-in person; null: none',
  })
  mine: RsvpState | null;

  @Whole({ nullable: true, min: 1, description: 'Position on the waiting list; null: not on it' })
  waitingPosition: number | null;

  @Flag('Whether the person can RSVP: it’s upcoming and, for a minor, a guardian agreed to the community')
  canRsvp: boolean;

  @Texts('Texts not available in the language of the request: they’re in English')
  untranslated: (typeof EVENT_TEXTS)[number][];
}

export class EventsQuery extends pageQuery(20, 'moment', 'id') {}
