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
    description: 'Days after purchase in which they must start; null: no limit',
  })
  validDays: number | null;

  @ApiProperty({ type: 'integer', example: 60_000, description: 'In cents' })
  priceCents: number;

  @ApiProperty({ example: 'usd' })
  currency: string;
}

export class MemberOfferingResponse extends PublicOfferingResponse {
  @ApiProperty({ description: 'Whether it uses one of the member’s sessions; otherwise it’s free' })
  needsCredit: boolean;

  @ApiProperty({ description: 'Whether it has dates with spots instead of free times' })
  isGroup: boolean;

  @ApiProperty({ description: 'Whether each spot is for two: the member and a companion' })
  forPairs: boolean;

  @ApiProperty({ type: 'integer', example: 3, description: 'Sessions the member has left to book' })
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
    description: 'Products that include its sessions, smallest first',
  })
  packages: PackageOfferResponse[];
}

/** Coaching that a member owns and that has brought no sessions to book. */
export class ToArrangeResponse {
  @ApiProperty({ format: 'uuid' })
  productId: string;
}

export class BookSessionRequest {
  @Moment('A free time')
  startsAt: string;

  @Text({
    max: NOTE_LIMIT,
    nullable: true,
    example: 'The mornings before school',
    description: 'What the member wants to talk about; shown to the coach',
  })
  note: string | null;

  @ApiProperty({
    example: 'Australia/Sydney',
    maxLength: 64,
    description: 'Time zone for the times in emails; IANA name',
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
    description: 'Upcoming: booked and not over, next one first. Past: all others, latest first',
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
    description: 'Deadline to move or cancel it; null: no longer possible',
  })
  changeUntil: string | null;

  @ApiProperty({ description: 'Whether its session can be booked again if it’s canceled in time' })
  usesCredit: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it must start, because its session expires then; null: any time',
  })
  creditExpiresAt: string | null;

  @ApiProperty({ description: 'Whether it’s for several people, so its time can’t be moved' })
  isGroup: boolean;

  @ApiProperty({ description: 'Whether the spot is for two' })
  forPairs: boolean;

  @ApiProperty({ description: 'Whether it’s the second seat in a guardian’s spot, and ends with it' })
  isSecondSeat: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'The member’s companion' })
  companion: string | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Daughter who is the companion; null: no one with an account',
  })
  companionId: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'What the member wants to talk about' })
  note: string | null;

  @ApiProperty({
    type: [AnswerResponse],
    description: 'The member’s answers, with the questions at that time',
  })
  answers: AnswerResponse[];

  @ApiProperty({ type: String, nullable: true, description: 'The coach’s notes for this member' })
  sharedNotes: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Recording of the session' })
  recordingLink: string | null;

  @ApiProperty({
    type: [SessionFileResponse],
    description: 'Files from the coach for everyone with a spot',
  })
  files: SessionFileResponse[];

  @ApiProperty({ type: String, nullable: true, description: 'The coach’s reason for canceling' })
  cancelReason: string | null;
}

export class MemberBookingListResponse extends PageResponse {
  @ApiProperty({ type: [MemberBookingResponse] })
  items: MemberBookingResponse[];
}
