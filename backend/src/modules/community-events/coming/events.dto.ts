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

  @ApiProperty({ example: 'Europe/Lisbon', description: 'IANA name of the time zone it was planned in' })
  timeZone: string;

  @ApiProperty({ type: String, nullable: true, description: 'Location; null: online' })
  place: string | null;

  @ApiProperty({ enum: EVENT_STATES, enumName: 'EventState' })
  state: EventState;

  @ApiProperty({ type: String, nullable: true, description: 'Coach’s reason for canceling' })
  cancelReason: string | null;

  @ApiProperty({
    enum: EVENT_RHYTHMS,
    enumName: 'EventRhythm',
    nullable: true,
    description: 'How often it repeats; null: once',
  })
  repeats: EventRhythm | null;

  @ApiProperty({
    type: EventGroupResponse,
    nullable: true,
    description: 'Group whose members can see it; null: everyone',
  })
  group: EventGroupResponse | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Number of people; null: unlimited' })
  capacity: number | null;

  @ApiProperty({ type: 'integer', description: 'Number of people going' })
  coming: number;

  @ApiProperty({ type: 'integer', description: 'People on the waiting list' })
  waiting: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Spots left; null: unlimited' })
  spotsLeft: number | null;

  @ApiProperty({
    enum: RSVP_STATES,
    enumName: 'RsvpState',
    nullable: true,
    description: 'Hour in the time zone of the signed-in person; null: not sent',
  })
  mine: RsvpState | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: 1,
    description: 'Position on the waiting list; null: not on it',
  })
  waitingPlace: number | null;

  @ApiProperty({
    description:
      'Whether the person can RSVP: it’s upcoming and, for a minor, a guardian agreed to the community',
  })
  mayRsvp: boolean;
}

export class CommunityEventPageResponse {
  @ApiProperty({ type: [CommunityEventResponse] })
  items: CommunityEventResponse[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Send as `after` for the next page; null: last page',
  })
  next: string | null;
}
