import {
  Choice,
  Flag,
  Id,
  ListOf,
  Moment,
  Nested,
  Text,
  Whole,
} from '../../../platform/http/fields/index.js';
import { JoiningResponse } from '../../../platform/http/joining-response.js';
import { GROUP_KINDS, type GroupKind } from '../../groups/index.js';
import {
  EVENT_RHYTHMS,
  EVENT_STATES,
  EVENT_TEXT_LIMIT,
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
  @Moment() startsAt: string;
  @Moment() endsAt: string;
  @Text({ example: 'Europe/Lisbon', description: 'IANA name: by whose clock it was set' }) timeZone: string;
  @Text({ nullable: true, description: 'Where people meet; null: online' }) place: string | null;
  @Choice(EVENT_STATES, 'EventState') state: EventState;

  @Text({ nullable: true, description: 'Of a cancelled one, in the coach’s words' })
  cancelReason: string | null;

  @Choice(EVENT_RHYTHMS, 'EventRhythm', {
    nullable: true,
    description: 'How often it comes again; null: once',
  })
  repeats: EventRhythm | null;

  @Nested(EventGroupResponse, { nullable: true, description: 'Only for its members; null: for everybody' })
  group: EventGroupResponse | null;

  @Whole({ nullable: true, description: 'For how many people; null: for any number' })
  capacity: number | null;

  @Whole('How many come') coming: number;
  @Whole('How many wait for a place') waiting: number;
  @Whole({ nullable: true, description: 'Places that are left; null: any number' }) spotsLeft: number | null;

  @Choice(RSVP_STATES, 'RsvpState', {
    nullable: true,
    description: 'Of the person who is signed in; null: does not come',
  })
  mine: RsvpState | null;

  @Whole({
    nullable: true,
    min: 1,
    description: 'Where the person stands on the waiting list; null: not on it',
  })
  waitingPlace: number | null;

  @Flag('The person may say so: it is to come, and of a minor a guardian has agreed to the community')
  mayRsvp: boolean;
}

export class CommunityEventPageResponse {
  @ListOf(CommunityEventResponse) items: CommunityEventResponse[];
  @Text({ nullable: true, description: 'Send it back as `after`; null: the last page' }) next: string | null;
}
