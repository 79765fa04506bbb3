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
  @Moment('Start of the range')
  from: string;

  @Moment('End of the range, exclusive; at most 62 days after the start')
  to: string;
}

export class CalendarBookingResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Rosa Lind' })
  name: string;

  @ApiProperty({ example: 'Europe/Lisbon', description: 'Time zone for the times in emails; IANA name' })
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

  @ApiProperty({ example: 'Free discovery call', description: 'Length set by the offering' })
  title: string;

  @ApiProperty({ format: 'date-time' })
  startsAt: string;

  @ApiProperty({ format: 'date-time' })
  endsAt: string;

  @ApiProperty({ format: 'date-time', description: 'Start of the buffer before it' })
  blockedFrom: string;

  @ApiProperty({ format: 'date-time', description: 'End of the buffer after it' })
  blockedUntil: string;

  @ApiProperty({
    enum: TAKEN_STATES,
    enumName: 'TakenState',
    description: '`held`: requested, and released unless it’s confirmed in time',
  })
  state: TakenState;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until when it’s held; null: not held',
  })
  heldUntil: string | null;

  @ApiProperty({ description: 'Whether it’s a group date' })
  isGroup: boolean;

  @ApiProperty({ description: 'Whether each spot is for two' })
  forPairs: boolean;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 15,
    description: 'Spots of a group date; null: for one person',
  })
  places: number | null;

  @ApiProperty({ type: 'integer', example: 11, description: 'Booked spots' })
  booked: number;

  @ApiProperty({
    type: CalendarBookingResponse,
    nullable: true,
    description: 'First person to book; null: no one',
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

  @ApiProperty({ type: 'integer', example: 11, description: 'Number of people going' })
  coming: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Number of spots; null: unlimited' })
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
    description: 'Titles of offerings that can’t be booked then; empty: all offerings with hours',
  })
  only: string[];
}

export class CoachCalendarResponse {
  @ApiProperty({ example: 'America/New_York', description: 'Time zone of the business; IANA name' })
  timeZone: string;

  @ApiProperty({
    type: [CalendarSessionResponse],
    description: 'In order, overlapping the range; up to 1,000',
  })
  sessions: CalendarSessionResponse[];

  @ApiProperty({
    type: [CalendarEventResponse],
    description: 'In order, overlapping the range, without canceled ones; up to 1,000',
  })
  events: CalendarEventResponse[];

  @ApiProperty({
    type: [OpenTimeResponse],
    description: 'Bookable times in order, merged',
  })
  open: OpenTimeResponse[];

  @ApiProperty({ type: [CalendarTimeOffResponse], description: 'Overlapping the range' })
  timeOff: CalendarTimeOffResponse[];
}
