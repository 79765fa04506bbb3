import { ApiProperty } from '@nestjs/swagger';
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
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: GROUP_KINDS, enumName: 'GroupKind' })
  kind: GroupKind;

  @ApiProperty({ example: 'Spring circle' })
  name: string;
}

/** An event, as members see it. */
export class CommunityEventResponse extends JoiningResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ maxLength: EVENT_TITLE_LIMIT, example: 'Reading aloud together' })
  title: string;

  @ApiProperty({ maxLength: EVENT_TEXT_LIMIT, description: 'Plain text' })
  description: string;

  @ApiProperty({ format: 'date-time' })
  startsAt: string;

  @ApiProperty({ format: 'date-time' })
  endsAt: string;

  @ApiProperty({ example: 'Europe/Lisbon', description: 'IANA name: by whose clock it was set' })
  timeZone: string;

  @ApiProperty({ type: String, nullable: true, description: 'Where people meet; null: online' })
  place: string | null;

  @ApiProperty({ enum: EVENT_STATES, enumName: 'EventState' })
  state: EventState;

  @ApiProperty({ type: String, nullable: true, description: 'Of a cancelled one, in the coach’s words' })
  cancelReason: string | null;

  @ApiProperty({
    enum: EVENT_RHYTHMS,
    enumName: 'EventRhythm',
    nullable: true,
    description: 'How often it comes again; null: once',
  })
  repeats: EventRhythm | null;

  @ApiProperty({
    type: EventGroupResponse,
    nullable: true,
    description: 'Only for its members; null: for everybody',
  })
  group: EventGroupResponse | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'For how many people; null: for any number' })
  capacity: number | null;

  @ApiProperty({ type: 'integer', description: 'How many come' })
  coming: number;

  @ApiProperty({ type: 'integer', description: 'How many wait for a place' })
  waiting: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Places that are left; null: any number' })
  spotsLeft: number | null;

  @ApiProperty({
    enum: RSVP_STATES,
    enumName: 'RsvpState',
    nullable: true,
    description: 'Of the person who is signed in; null: does not come',
  })
  mine: RsvpState | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: 1,
    description: 'Where the person stands on the waiting list; null: not on it',
  })
  waitingPlace: number | null;

  @ApiProperty({
    description:
      'The person may say so: it is to come, and of a minor a guardian has agreed to the community',
  })
  mayRsvp: boolean;
}

export class CommunityEventPageResponse {
  @ApiProperty({ type: [CommunityEventResponse] })
  items: CommunityEventResponse[];

  @ApiProperty({ type: String, nullable: true, description: 'Send it back as `after`; null: the last page' })
  next: string | null;
}
