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
  @ZonedMoment('From when on') from: string;
  @ZonedMoment('Until when, that moment excluded; at most 62 days later') to: string;
}

export class CalendarBookingResponse {
  @Id() id: string;
  @Text({ example: 'Rosa Lind' }) name: string;

  @Text({ example: 'Europe/Lisbon', description: 'In which mails tell the time; IANA name' })
  timeZone: string;

  @Choice(BOOKING_STATES, 'BookingState') state: BookingState;
}

/** States in which a session takes the coach's time. */
export type TakenState = Exclude<SessionState, 'cancelled'>;
const TAKEN_STATES = SESSION_STATES.filter((state): state is TakenState => state !== 'cancelled');

export class CalendarSessionResponse {
  @Id() id: string;
  @Text({ example: 'Free discovery call', description: 'Of its offering' }) title: string;
  @Moment() startsAt: string;
  @Moment() endsAt: string;
  @Moment('From when on the time before it is kept free') blockedFrom: string;
  @Moment('Until when the time after it is kept free') blockedUntil: string;

  @Choice(TAKEN_STATES, 'TakenState', '`held`: asked for, and given up unless it is confirmed in time')
  state: TakenState;

  @Moment({ nullable: true, description: 'Until when it is held; null: it is not' }) heldUntil: string | null;
  @Flag('A date for several') isGroup: boolean;
  @Flag('Each of its places is for two') forPairs: boolean;
  @Whole({ nullable: true, example: 15, description: 'Of a group; null: for one' }) places: number | null;
  @Whole({ example: 11, description: 'Places that are booked' }) booked: number;

  @Nested(CalendarBookingResponse, {
    nullable: true,
    description: 'Who has booked it, of a group who did so first; null: nobody',
  })
  booking: CalendarBookingResponse | null;
}

/** A community event. Events are not sessions, and do not block bookings. */
export class CalendarEventResponse {
  @Id() id: string;
  @Text({ example: 'Reading aloud together' }) title: string;
  @Moment() startsAt: string;
  @Moment() endsAt: string;
  @Whole({ example: 11, description: 'How many come' }) coming: number;
  @Whole({ nullable: true, description: 'For how many; null: for any number' }) capacity: number | null;
}

export class OpenTimeResponse {
  @Moment() startsAt: string;
  @Moment() endsAt: string;
}

export class CalendarTimeOffResponse extends TimeOff {
  @Texts('What cannot be booked then, by title; empty: nothing that has hours can be') only: string[];
}

export class CoachCalendarResponse {
  @Text({ example: 'America/New_York', description: 'Of the business; IANA name' }) timeZone: string;

  @ListOf(CalendarSessionResponse, 'That touch the range, in order; 1,000 at most')
  sessions: CalendarSessionResponse[];

  @ListOf(
    CalendarEventResponse,
    'That touch the range, in order, without those that were cancelled; 1,000 at most',
  )
  events: CalendarEventResponse[];

  @ListOf(OpenTimeResponse, 'When anything at all can be booked, in order, as few stretches')
  open: OpenTimeResponse[];

  @ListOf(CalendarTimeOffResponse, 'That touches the range') timeOff: CalendarTimeOffResponse[];
}
