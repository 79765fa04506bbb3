import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsTimeZone, MaxLength } from 'class-validator';
import { JoiningResponse } from '../../../platform/http/joining-response.js';
import { Moment } from '../../../platform/http/moment.js';
import { PageQuery } from '../../../platform/http/page-query.js';
import { PageResponse } from '../../../platform/http/page-response.js';
import { Text } from '../../../platform/http/text.js';
import { BOOKING_STATES, type BookingState, NOTE_LIMIT } from '../bookings/booking-states.js';
import { SessionFileResponse } from '../bookings/session-files.dto.js';
import { AnswerResponse, GivenAnswer, GivenAnswers } from '../offerings/intake.dto.js';
import { PublicOfferingResponse } from '../offerings/public-offerings.dto.js';

/** A product that brings sessions. */
export class PackageOfferResponse {
  @ApiProperty({ format: 'uuid' })
  productId: string;

  @ApiProperty({ example: 'Five sessions' })
  title: string;

  @ApiProperty({ type: 'integer', example: 5 })
  sessions: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 180,
    description: 'In how many days after the purchase they have to begin; null: whenever',
  })
  validDays: number | null;

  @ApiProperty({ type: 'integer', example: 60_000, description: 'In cents' })
  priceCents: number;

  @ApiProperty({ example: 'usd' })
  currency: string;
}

export class MemberOfferingResponse extends PublicOfferingResponse {
  @ApiProperty({ description: 'It takes one of the member’s sessions; else it is free' })
  needsCredit: boolean;

  @ApiProperty({ description: 'It has dates with places instead of free times' })
  isGroup: boolean;

  @ApiProperty({ description: 'Each place is for two: the member and whom the member brings' })
  forPairs: boolean;

  @ApiProperty({ type: 'integer', example: 3, description: 'Sessions the member can still book' })
  creditsLeft: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the first of them expire; null: none do',
  })
  creditsExpireAt: string | null;

  @ApiProperty({
    type: [PackageOfferResponse],
    description: 'What brings sessions of it, the smallest first',
  })
  packages: PackageOfferResponse[];
}

/** Coaching that a member owns and that has brought no sessions to book. */
export class ToArrangeResponse {
  @ApiProperty({ format: 'uuid' })
  productId: string;
}

export class BookSessionRequest {
  @Moment('A time that is free')
  startsAt: string;

  @Text({
    max: NOTE_LIMIT,
    nullable: true,
    example: 'The mornings before school',
    description: 'What the member wants to talk about; the coach reads it',
  })
  note: string | null;

  @ApiProperty({
    example: 'Australia/Sydney',
    maxLength: 64,
    description: 'In which mails tell the time; IANA name',
  })
  @MaxLength(64)
  @IsTimeZone({ message: 'must be a time zone such as Europe/Lisbon' })
  timeZone: string;

  @GivenAnswers()
  answers?: GivenAnswer[];
}

const PERIODS = ['upcoming', 'past'] as const;

export class MemberBookingsQuery extends PageQuery {
  @ApiProperty({
    enum: PERIODS,
    enumName: 'BookingPeriod',
    description: 'Upcoming: booked and not over, the next first. Past: all others, the latest first',
  })
  @IsIn(PERIODS)
  period: (typeof PERIODS)[number];
}

/** A booking as the member sees it. */
export class MemberBookingResponse extends JoiningResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  offeringId: string;

  @ApiProperty({ enum: BOOKING_STATES, enumName: 'BookingState' })
  state: BookingState;

  @ApiProperty({ example: 'One-on-one coaching' })
  title: string;

  @ApiProperty({ format: 'date-time' })
  startsAt: string;

  @ApiProperty({ format: 'date-time' })
  endsAt: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Until when it can be moved or cancelled; null: it cannot any more',
  })
  changeUntil: string | null;

  @ApiProperty({ description: 'Cancelled in time, its session can be booked again' })
  usesCredit: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Before when it has to begin, because its session expires then; null: whenever',
  })
  creditExpiresAt: string | null;

  @ApiProperty({ description: 'It is held for several at once, so that it keeps its time' })
  isGroup: boolean;

  @ApiProperty({ description: 'Its place is for two' })
  forPairs: boolean;

  @ApiProperty({ description: 'It is the second seat in the place of a guardian, and ends with that' })
  isSecondSeat: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'Whom the member brings' })
  companion: string | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The daughter who is that; null: nobody with an account',
  })
  companionId: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'What the member wants to talk about' })
  note: string | null;

  @ApiProperty({ type: [AnswerResponse], description: 'What the member answered, as it was asked then' })
  answers: AnswerResponse[];

  @ApiProperty({ type: String, nullable: true, description: 'The coach’s notes for this member' })
  sharedNotes: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'What was recorded of it' })
  recordingLink: string | null;

  @ApiProperty({
    type: [SessionFileResponse],
    description: 'What the coach gave to everybody who had a place',
  })
  files: SessionFileResponse[];

  @ApiProperty({ type: String, nullable: true, description: 'Why the coach has cancelled it' })
  cancelReason: string | null;
}

export class MemberBookingListResponse extends PageResponse {
  @ApiProperty({ type: [MemberBookingResponse] })
  items: MemberBookingResponse[];
}
