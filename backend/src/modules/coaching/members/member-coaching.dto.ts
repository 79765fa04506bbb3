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
import { PageQuery } from '../../../platform/http/page-query.js';
import { PageResponse } from '../../../platform/http/page-response.js';
import { BOOKING_STATES, type BookingState, NOTE_LIMIT } from '../bookings/booking-states.js';
import { SessionFileResponse } from '../bookings/session-files.dto.js';
import { AnswerResponse, GivenAnswer, GivenAnswers } from '../offerings/intake.dto.js';
import { PublicOfferingResponse } from '../offerings/public-offerings.dto.js';

/** A product that brings sessions. */
export class PackageOfferResponse {
  @Id() productId: string;
  @Text({ example: 'Five sessions' }) title: string;
  @Whole({ example: 5 }) sessions: number;

  @Whole({
    nullable: true,
    example: 180,
    description: 'In how many days after the purchase they have to begin; null: whenever',
  })
  validDays: number | null;

  @Whole({ example: 60_000, description: 'In cents' }) priceCents: number;
  @Text({ example: 'usd' }) currency: string;
}

export class MemberOfferingResponse extends PublicOfferingResponse {
  @Flag('It takes one of the member’s sessions; else it is free') needsCredit: boolean;
  @Flag('It has dates with places instead of free times') isGroup: boolean;
  @Flag('Each place is for two: the member and whom the member brings') forPairs: boolean;
  @Whole({ example: 3, description: 'Sessions the member can still book' }) creditsLeft: number;

  @Moment({ nullable: true, description: 'When the first of them expire; null: none do' })
  creditsExpireAt: string | null;

  @ListOf(PackageOfferResponse, 'What brings sessions of it, the smallest first')
  packages: PackageOfferResponse[];
}

/** Coaching that a member owns and that has brought no sessions to book. */
export class ToArrangeResponse {
  @Id() productId: string;
}

export class BookSessionRequest {
  @ZonedMoment('A time that is free') startsAt: string;

  @Text({
    max: NOTE_LIMIT,
    nullable: true,
    example: 'The mornings before school',
    description: 'What the member wants to talk about; the coach reads it',
  })
  note: string | null;

  @TimeZone({ example: 'Australia/Sydney', description: 'In which mails tell the time; IANA name' })
  timeZone: string;

  @GivenAnswers() answers?: GivenAnswer[];
}

const PERIODS = ['upcoming', 'past'] as const;

export class MemberBookingsQuery extends PageQuery {
  @Choice(
    PERIODS,
    'BookingPeriod',
    'Upcoming: booked and not over, the next first. Past: all others, the latest first',
  )
  period: (typeof PERIODS)[number];
}

/** A booking as the member sees it. */
export class MemberBookingResponse extends JoiningResponse {
  @Id() id: string;
  @Id() offeringId: string;
  @Choice(BOOKING_STATES, 'BookingState') state: BookingState;
  @Text({ example: 'One-on-one coaching' }) title: string;
  @Moment() startsAt: string;
  @Moment() endsAt: string;

  @Moment({
    nullable: true,
    description: 'Until when it can be moved or cancelled; null: it cannot any more',
  })
  changeUntil: string | null;

  @Flag('Cancelled in time, its session can be booked again') usesCredit: boolean;

  @Moment({
    nullable: true,
    description: 'Before when it has to begin, because its session expires then; null: whenever',
  })
  creditExpiresAt: string | null;

  @Flag('It is held for several at once, so that it keeps its time') isGroup: boolean;
  @Flag('Its place is for two') forPairs: boolean;
  @Flag('It is the second seat in the place of a guardian, and ends with that') isSecondSeat: boolean;
  @Text({ nullable: true, description: 'Whom the member brings' }) companion: string | null;

  @Id({ nullable: true, description: 'The daughter who is that; null: nobody with an account' })
  companionId: string | null;

  @Text({ nullable: true, description: 'What the member wants to talk about' }) note: string | null;
  @ListOf(AnswerResponse, 'What the member answered, as it was asked then') answers: AnswerResponse[];
  @Text({ nullable: true, description: 'The coach’s notes for this member' }) sharedNotes: string | null;
  @Text({ nullable: true, description: 'What was recorded of it' }) recordingLink: string | null;

  @ListOf(SessionFileResponse, 'What the coach gave to everybody who had a place')
  files: SessionFileResponse[];

  @Text({ nullable: true, description: 'Why the coach has cancelled it' }) cancelReason: string | null;
}

export class MemberBookingListResponse extends PageResponse {
  @ListOf(MemberBookingResponse) items: MemberBookingResponse[];
}
