import { JoiningResponse } from '../../../platform/http/joining-response.js';
import {
  Choice,
  Flag,
  Id,
  ListOf,
  Moment,
  Text,
  TimeZone,
  Whole,
  ZonedMoment,
} from '../../../platform/http/fields/index.js';
import { pageQuery } from '../../../platform/http/page-query.js';
import { BOOKING_STATES, type BookingState, NOTE_LIMIT } from '../bookings/booking-states.js';
import { SessionFileResponse } from '../bookings/bookings.dto.js';
import { AnswerResponse, GivenAnswer, GivenAnswers } from '../offerings/intake.dto.js';
import { PublicOfferingResponse } from '../offerings/public-offerings.dto.js';

/** A product that brings sessions. */
class PackageOfferResponse {
  @Id() productId: string;
  @Text({ example: 'Five sessions' }) title: string;
  @Whole({ example: 5 }) sessions: number;

  @Whole({
    nullable: true,
    example: 180,
    description: 'Days after purchase in which they must start; null: no limit',
  })
  validDays: number | null;

  @Text({ example: '600.00' }) price: string;
  @Text({ example: 'usd' }) currency: string;
}

export class MemberOfferingResponse extends PublicOfferingResponse {
  @Flag('Whether it uses one of the member’s sessions; otherwise it’s free') needsCredit: boolean;
  @Flag('Whether it has dates with spots instead of free times') isGroup: boolean;
  @Flag('Whether each spot is for two: the member and a companion') isForPairs: boolean;
  @Whole({ example: 3, description: 'Sessions the member has left to book' }) creditsLeft: number;

  @Moment({ nullable: true, description: 'When the first of them expire; null: none do' })
  creditsExpireAt: Date | null;

  @ListOf(PackageOfferResponse, 'Products that include its sessions, smallest first')
  packages: PackageOfferResponse[];
}

/** Coaching that a member owns and that has brought no sessions to book. */
export class ToArrangeResponse {
  @Id() productId: string;
}

export class BookSessionRequest {
  @ZonedMoment('A free time') startsAt: string;

  @Text({
    max: NOTE_LIMIT,
    nullable: true,
    example: 'The mornings before school',
    description: 'What the member wants to talk about; shown to the coach',
  })
  note: string | null;

  @TimeZone({ example: 'Australia/Sydney', description: 'Time zone for the times in emails; IANA name' })
  timeZone: string;

  @GivenAnswers() answers?: GivenAnswer[];
}

const PERIODS = ['upcoming', 'past'] as const;

export class MemberBookingsQuery extends pageQuery(12, 'moment', 'id') {
  @Choice(
    PERIODS,
    'BookingPeriod',
    'Upcoming: booked and not over, next one first. Past: all others, latest first',
  )
  period: (typeof PERIODS)[number];
}

/** A booking as the member sees it. */
export class MemberBookingResponse extends JoiningResponse {
  @Id() id: string;
  @Id() offeringId: string;
  @Choice(BOOKING_STATES, 'BookingState') state: BookingState;
  @Text({ example: 'One-on-one coaching' }) title: string;
  @Moment() startsAt: Date;
  @Moment() endsAt: Date;

  @Moment({ nullable: true, description: 'Deadline to move or cancel it; null: no longer possible' })
  changeUntil: Date | null;

  @Flag('Whether its session can be booked again if it’s canceled in time') usesCredit: boolean;

  @Moment({
    nullable: true,
    description: 'When it must start, because its session expires then; null: any time',
  })
  creditExpiresAt: Date | null;

  @Flag('Whether it’s for several people, so its time can’t be moved') isGroup: boolean;
  @Flag('Whether the spot is for two') isForPairs: boolean;
  @Flag('Whether it’s the second seat in a guardian’s spot, and ends with it') isSecondSeat: boolean;
  @Text({ nullable: true, description: 'The member’s companion' }) companion: string | null;

  @Id({ nullable: true, description: 'Daughter who is the companion; null: no one with an account' })
  companionId: string | null;

  @Text({ nullable: true, description: 'What the member wants to talk about' }) note: string | null;
  @ListOf(AnswerResponse, 'The member’s answers, with the questions at that time') answers: AnswerResponse[];
  @Text({ nullable: true, description: 'The coach’s notes for this member' }) sharedNotes: string | null;
  @Text({ nullable: true, description: 'Recording of the session' }) recordingUrl: string | null;

  @ListOf(SessionFileResponse, 'Files from the coach for everyone with a spot') files: SessionFileResponse[];

  @Text({ nullable: true, description: 'The coach’s reason for canceling' }) cancelReason: string | null;
}

/** A request to hold a time until it is paid. */
export class HoldTimeRequest extends BookSessionRequest {
  @Id('Product that brings the one session it uses') productId: string;
}

export class HeldTimeResponse {
  @Id('ID of the booking that its payment confirms') id: string;
  @Moment() startsAt: Date;
  @Moment('Until when it’s held') payUntil: Date;
}

/** A request to hold an expired time again. */
export class HoldAgainRequest {
  @ZonedMoment({ description: 'A different free time; omitted: the same one', optional: true })
  startsAt?: string;
}

/** A request of the coach to book a time for a member. */
export class BookOnBehalfRequest {
  @Id() studentId: string;
  @Id() offeringId: string;
  @ZonedMoment('Start time') startsAt: string;

  @Flag('Also allows times outside the offering’s hours, notice and horizon; never during another session')
  isAtAnyTime: boolean;

  @Flag('Whether it uses one of the member’s sessions, if the offering needs them; otherwise it’s free')
  usesCredit: boolean;

  @Text({
    max: NOTE_LIMIT,
    nullable: true,
    example: 'As we agreed on the phone',
    description: 'Subject of the session; the member can read it, too',
  })
  note: string | null;
}
