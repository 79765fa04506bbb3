import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsISO8601,
  IsTimeZone,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { TakesRecord } from '../../../platform/http/takes-record.js';
import { MayBeNull, Text } from '../../../platform/http/text.js';
import { CommunityEventResponse } from '../coming/events.dto.js';
import {
  EVENT_LINK_LIMIT,
  EVENT_PLACE_LIMIT,
  EVENT_REASON_LIMIT,
  EVENT_RHYTHMS,
  EVENT_TEXT_LIMIT,
  EVENT_TITLE_LIMIT,
  type EventRhythm,
  LONGEST_MINUTES,
  MOST_IN_SERIES,
  MOST_PLACES,
  RSVP_STATES,
  type RsvpState,
  SERIES_SCOPES,
  type SeriesScope,
  TIME_ZONE_LIMIT,
} from '../event-words.js';
import { isWallTime } from '../schedule/occurrences.js';

const Scope = (): PropertyDecorator => {
  const decorators = [
    ApiProperty({
      enum: SERIES_SCOPES,
      enumName: 'SeriesScope',
      description: 'This event only, or also the later events of its series',
    }),
    IsIn(SERIES_SCOPES),
  ];
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
};

/** Terms of an event that the coach can set and change. */
export class EventTermsRequest {
  @Text({ max: EVENT_TITLE_LIMIT, example: 'Reading aloud together' })
  title: string;

  @Text({ max: EVENT_TEXT_LIMIT, description: 'Plain text' })
  description: string;

  @ApiProperty({ example: '2027-03-02T19:00', description: 'Local start time in `timeZone`' })
  @ValidateBy({
    name: 'wallTime',
    validator: {
      validate: isWallTime,
      defaultMessage: () => 'must be a date and time such as 2027-03-02T19:00',
    },
  })
  localStart: string;

  @ApiProperty({
    type: 'integer',
    minimum: 5,
    maximum: LONGEST_MINUTES,
    example: 90,
    description: 'Length',
  })
  @IsInt()
  @Min(5)
  @Max(LONGEST_MINUTES)
  minutes: number;

  @ApiProperty({ example: 'Europe/Lisbon', maxLength: TIME_ZONE_LIMIT, description: 'IANA name' })
  @MaxLength(TIME_ZONE_LIMIT)
  @IsTimeZone({ message: 'must be a time zone such as Europe/Lisbon' })
  timeZone: string;

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
  meetingLink: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: 1,
    maximum: MOST_PLACES,
    description: 'Number of people; null: unlimited',
  })
  @MayBeNull()
  @IsInt()
  @Min(1)
  @Max(MOST_PLACES)
  capacity: number | null;
}

/** Repetition of an event. */
class RepeatsRequest {
  @ApiProperty({ enum: EVENT_RHYTHMS, enumName: 'EventRhythm' })
  @IsIn(EVENT_RHYTHMS)
  rhythm: EventRhythm;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: 2,
    maximum: MOST_IN_SERIES,
    description: 'Total number of times; null: until a date',
  })
  @MayBeNull()
  @IsInt()
  @Min(2)
  @Max(MOST_IN_SERIES)
  times: number | null;

  @ApiProperty({
    type: String,
    format: 'date',
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
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Circle or pod it’s for, which can’t change; null: everyone',
  })
  @MayBeNull()
  @IsUUID()
  groupId: string | null;

  @ApiProperty({
    type: RepeatsRequest,
    nullable: true,
    description: 'At the same local time each time; null: once',
  })
  @MayBeNull()
  @ValidateNested()
  @Type(() => RepeatsRequest)
  repeats: RepeatsRequest | null;
}

/** An event, as the coach sees it. */
export class CoachEventResponse extends OmitType(CommunityEventResponse, [
  'isOnline',
  'spotsLeft',
  'mine',
  'waitingPlace',
  'mayRsvp',
  'joinFrom',
  'meetingLink',
]) {
  @ApiProperty({ type: String, nullable: true })
  meetingLink: string | null;

  @ApiProperty({ example: '2027-03-02T19:00', description: 'Local start time in `timeZone`' })
  localStart: string;

  @ApiProperty({ type: 'integer', example: 90 })
  minutes: number;

  @ApiProperty({ type: 'integer', description: 'Later events of its series' })
  following: number;

  @ApiProperty({ type: 'integer', example: 1, description: 'Send as If-Match' })
  version: number;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

class ChangedTermsRequest extends EventTermsRequest {
  @Scope()
  scope: SeriesScope;
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
  @Text({ max: EVENT_REASON_LIMIT, description: 'Sent to everyone who signed up' })
  reason: string;

  @Scope()
  scope: SeriesScope;
}

/** A member who comes or is on the waiting list. */
export class EventGuestResponse {
  @ApiProperty({ format: 'uuid', description: 'ID of the student' })
  id: string;

  @ApiProperty({ example: 'Rosa Lind' })
  name: string;

  @ApiProperty({ enum: RSVP_STATES, enumName: 'RsvpState' })
  state: RsvpState;

  @ApiProperty({
    format: 'date-time',
    description: 'When they got a spot or joined the waiting list',
  })
  since: string;
}
