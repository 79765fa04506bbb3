import { ApiProperty } from '@nestjs/swagger';
import { Moment } from '../../../platform/http/moment.js';
import {
  BOOKING_STATES,
  type BookingState,
  SESSION_STATES,
  type SessionState,
} from '../bookings/booking-states.js';
import { TimeOff } from '../offerings/offerings.dto.js';

export class CoachCalendarQuery {
  @Moment('From when on')
  from: string;

  @Moment('Until when, that moment excluded; at most 62 days later')
  to: string;
}

export class CalendarBookingResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Rosa Lind' })
  name: string;

  @ApiProperty({ example: 'Europe/Lisbon', description: 'In which mails tell the time; IANA name' })
  timeZone: string;

  @ApiProperty({ enum: BOOKING_STATES, enumName: 'BookingState' })
  state: BookingState;
}

/** States in which a session takes the coach's time. */
export type TakenState = Exclude<SessionState, 'cancelled'>;
const TAKEN_STATES = SESSION_STATES.filter((state): state is TakenState => state !== 'cancelled');

export class CalendarSessionResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Free discovery call', description: 'Of its offering' })
  title: string;

  @ApiProperty({ format: 'date-time' })
  startsAt: string;

  @ApiProperty({ format: 'date-time' })
  endsAt: string;

  @ApiProperty({ format: 'date-time', description: 'From when on the time before it is kept free' })
  blockedFrom: string;

  @ApiProperty({ format: 'date-time', description: 'Until when the time after it is kept free' })
  blockedUntil: string;

  @ApiProperty({
    enum: TAKEN_STATES,
    enumName: 'TakenState',
    description: '`held`: asked for, and given up unless it is confirmed in time',
  })
  state: TakenState;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until when it is held; null: it is not',
  })
  heldUntil: string | null;

  @ApiProperty({ description: 'A date for several' })
  isGroup: boolean;

  @ApiProperty({ description: 'Each of its places is for two' })
  forPairs: boolean;

  @ApiProperty({ type: 'integer', nullable: true, example: 15, description: 'Of a group; null: for one' })
  places: number | null;

  @ApiProperty({ type: 'integer', example: 11, description: 'Places that are booked' })
  booked: number;

  @ApiProperty({
    type: CalendarBookingResponse,
    nullable: true,
    description: 'Who has booked it, of a group who did so first; null: nobody',
  })
  booking: CalendarBookingResponse | null;
}

/** A community event. Events are not sessions, and do not block bookings. */
export class CalendarEventResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Reading aloud together' })
  title: string;

  @ApiProperty({ format: 'date-time' })
  startsAt: string;

  @ApiProperty({ format: 'date-time' })
  endsAt: string;

  @ApiProperty({ type: 'integer', example: 11, description: 'How many come' })
  coming: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'For how many; null: for any number' })
  capacity: number | null;
}

export class OpenTimeResponse {
  @ApiProperty({ format: 'date-time' })
  startsAt: string;

  @ApiProperty({ format: 'date-time' })
  endsAt: string;
}

export class CalendarTimeOffResponse extends TimeOff {
  @ApiProperty({
    type: [String],
    description: 'What cannot be booked then, by title; empty: nothing that has hours can be',
  })
  only: string[];
}

export class CoachCalendarResponse {
  @ApiProperty({ example: 'America/New_York', description: 'Of the business; IANA name' })
  timeZone: string;

  @ApiProperty({
    type: [CalendarSessionResponse],
    description: 'That touch the range, in order; 1,000 at most',
  })
  sessions: CalendarSessionResponse[];

  @ApiProperty({
    type: [CalendarEventResponse],
    description: 'That touch the range, in order, without those that were cancelled; 1,000 at most',
  })
  events: CalendarEventResponse[];

  @ApiProperty({
    type: [OpenTimeResponse],
    description: 'When anything at all can be booked, in order, as few stretches',
  })
  open: OpenTimeResponse[];

  @ApiProperty({ type: [CalendarTimeOffResponse], description: 'That touches the range' })
  timeOff: CalendarTimeOffResponse[];
}
