import {
  Choice,
  Flag,
  Id,
  ListOf,
  Moment,
  Nested,
  Text,
  Texts,
  Whole,
  ZonedMoment,
} from '../../../platform/http/fields/index.js';
import {
  BOOKING_STATES,
  type BookingState,
  SESSION_STATES,
  type SessionState,
} from '../bookings/booking-states.js';
import { TimeOff } from '../offerings/offerings.dto.js';

export class CoachCalendarQuery {
  @ZonedMoment('Start of the range') from: string;
  @ZonedMoment('End of the range, exclusive; at most 62 days after the start') to: string;
}

export class CalendarBookingResponse {
  @Id() id: string;
  @Text({ example: 'Rosa Lind' }) name: string;

  @Text({ example: 'Europe/Lisbon', description: 'Time zone for the times in emails; IANA name' })
  timeZone: string;

  @Choice(BOOKING_STATES, 'BookingState') state: BookingState;
}

/** States in which a session takes the coach's time. */
export type TakenState = Exclude<SessionState, 'cancelled'>;
const TAKEN_STATES = SESSION_STATES.filter((state): state is TakenState => state !== 'cancelled');

export class CalendarSessionResponse {
  @Id() id: string;
  @Text({ example: 'Free discovery call', description: 'Title of the offering' }) title: string;
  @Moment() startsAt: Date;
  @Moment() endsAt: Date;
  @Moment('Start of the buffer before it') blockedFrom: Date;
  @Moment('End of the buffer after it') blockedUntil: Date;

  @Choice(TAKEN_STATES, 'TakenState', '`held`: requested, and released unless it’s confirmed in time')
  state: TakenState;

  @Moment({ nullable: true, description: 'Until when it’s held; null: not held' }) heldUntil: Date | null;
  @Flag('Whether it’s a group date') isGroup: boolean;
  @Flag('Whether each spot is for two') isForPairs: boolean;
  @Whole({ nullable: true, example: 15, description: 'Spots of a group date; null: for one person' }) places:
    | number
    | null;
  @Whole({ example: 11, description: 'Booked spots' }) booked: number;

  @Nested(CalendarBookingResponse, { nullable: true, description: 'First person to book; null: no one' })
  booking: CalendarBookingResponse | null;
}

/** A community event. Events are not sessions, and do not block bookings. */
export class CalendarEventResponse {
  @Id() id: string;
  @Text({ example: 'Reading aloud together' }) title: string;
  @Moment() startsAt: Date;
  @Moment() endsAt: Date;
  @Whole({ example: 11, description: 'Number of people going' }) coming: number;
  @Whole({ nullable: true, description: 'Number of spots; null: unlimited' }) capacity: number | null;
}

export class OpenTimeResponse {
  @Moment() startsAt: Date;
  @Moment() endsAt: Date;
}

export class CalendarTimeOffResponse extends TimeOff {
  @Texts('Titles of offerings that can’t be booked then; empty: all offerings with hours') only: string[];
}

export class CoachCalendarResponse {
  @Text({ example: 'America/New_York', description: 'Time zone of the business; IANA name' })
  timeZone: string;

  @ListOf(CalendarSessionResponse, 'In order, overlapping the range; up to 1,000')
  sessions: CalendarSessionResponse[];

  @ListOf(CalendarEventResponse, 'In order, overlapping the range, without canceled ones; up to 1,000')
  events: CalendarEventResponse[];

  @ListOf(OpenTimeResponse, 'Bookable times in order, merged') open: OpenTimeResponse[];

  @ListOf(CalendarTimeOffResponse, 'Overlapping the range') timeOff: CalendarTimeOffResponse[];
}
