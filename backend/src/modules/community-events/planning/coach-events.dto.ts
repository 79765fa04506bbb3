import { OmitType } from '@nestjs/swagger';
import { IsISO8601, ValidateBy } from 'class-validator';
import { TakesRecord } from '../../../platform/http/takes-record.js';
import {
  CalendarDay,
  Choice,
  Id,
  MayBeNull,
  Moment,
  Nested,
  Text,
  TimeZone,
  Whole,
} from '../../../platform/http/fields/index.js';
import { CommunityEventResponse } from '../coming/events.dto.js';
import {
  EVENT_LINK_LIMIT,
  EVENT_PLACE_LIMIT,
  EVENT_REASON_LIMIT,
  EVENT_RHYTHMS,
  EVENT_TEXT_LIMIT,
  EVENT_TITLE_LIMIT,
  type EventRhythm,
  LONGEST_SECONDS,
  MOST_IN_SERIES,
  MOST_PLACES,
  RSVP_STATES,
  type RsvpState,
  SERIES_SCOPES,
  type SeriesScope,
} from '../event-words.js';
import { isWallTime } from '../schedule/occurrences.js';

const Scope = () =>
  Choice(SERIES_SCOPES, 'SeriesScope', 'This event only, or also the later events of its series');

/** Terms of an event that the coach can set and change. */
export class EventTermsRequest {
  @Text({ max: EVENT_TITLE_LIMIT, example: 'Reading aloud together' }) title: string;
  @Text({ max: EVENT_TEXT_LIMIT, description: 'Plain text' }) description: string;

  @Text({ example: '2027-03-02T19:00', description: 'Local start time in `timeZone`' })
  @ValidateBy({
    name: 'wallTime',
    validator: {
      validate: isWallTime,
      defaultMessage: () => 'must be a date and time such as 2027-03-02T19:00',
    },
  })
  localStart: string;

  @Whole({ min: 300, max: LONGEST_SECONDS, example: 5400, description: 'Length' }) durationSeconds: number;
  @TimeZone({ example: 'Europe/Lisbon', description: 'IANA name' }) timeZone: string;

  @Text({
    max: EVENT_PLACE_LIMIT,
    nullable: true,
    example: 'Garden house, Rua das Flores 12',
    description: 'Location; null: online. Requires a location, a link or both',
  })
  place: string | null;

  @Text({
    max: EVENT_LINK_LIMIT,
    nullable: true,
    example: 'https://meet.example.org/garden',
    description: 'https URL, only for people who are going',
  })
  meetingUrl: string | null;

  @Whole({ nullable: true, min: 1, max: MOST_PLACES, description: 'Number of people; null: unlimited' })
  capacity: number | null;
}

/** Repetition of an event. */
class RepeatsRequest {
  @Choice(EVENT_RHYTHMS, 'EventRhythm') rhythm: EventRhythm;

  @Whole({
    nullable: true,
    min: 2,
    max: MOST_IN_SERIES,
    description: 'Total number of times; null: until a date',
  })
  times: number | null;

  @CalendarDay({
    nullable: true,
    example: '2027-06-30',
    description: 'Last day, inclusive; null: a number of times',
  })
  @MayBeNull()
  @IsISO8601({ strict: true })
  @ValidateBy({
    name: 'day',
    validator: {
      validate: (value) => typeof value === 'string' && isWallTime(`${value}T00:00`),
      defaultMessage: () => 'must be a date such as 2027-06-30',
    },
  })
  until: string | null;
}

export class NewEventRequest extends EventTermsRequest {
  @Id({ nullable: true, description: 'Circle or pod it’s for, which can’t change; null: everyone' })
  groupId: string | null;

  @Nested(RepeatsRequest, { nullable: true, description: 'At the same local time each time; null: once' })
  repeats: RepeatsRequest | null;
}

/** An event, as the coach sees it. */
export class CoachEventResponse extends OmitType(CommunityEventResponse, [
  'isOnline',
  'placesLeft',
  'mine',
  'waitingPosition',
  'canRsvp',
  'joinFrom',
  'meetingUrl',
]) {
  @Text({ nullable: true }) meetingUrl: string | null;
  @Text({ example: '2027-03-02T19:00', description: 'Local start time in `timeZone`' }) localStart: string;
  @Whole({ example: 5400 }) durationSeconds: number;
  @Whole('Later events of its series') following: number;
  @Whole({ example: 1, description: 'Send as If-Match' }) version: number;
  @Moment() createdAt: Date;
}

class ChangedTermsRequest extends EventTermsRequest {
  @Scope() scope: SeriesScope;
}

/** The event as GET returned it, with the changes. */
@TakesRecord<CoachEventResponse, ChangedTermsRequest>({
  id: true,
  startsAt: true,
  endsAt: true,
  state: true,
  cancelReason: true,
  repeats: true,
  group: true,
  coming: true,
  waiting: true,
  following: true,
  createdAt: true,
  version: true,
})
export class PutEventRequest extends ChangedTermsRequest {}

export class CancelEventRequest {
  @Text({ max: EVENT_REASON_LIMIT, description: 'Sent to everyone who signed up' }) reason: string;
  @Scope() scope: SeriesScope;
}

/** A member who is going or on the waiting list. */
export class EventGuestResponse {
  @Id('ID of the student') id: string;
  @Text({ example: 'Rosa Lind' }) name: string;
  @Choice(RSVP_STATES, 'RsvpState') state: RsvpState;
  @Moment('When they got a spot or joined the waiting list') since: Date;
}
