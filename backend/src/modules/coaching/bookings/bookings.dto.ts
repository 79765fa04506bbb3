import { ApiProperty } from '@nestjs/swagger';
import { IsTimeZone, MaxLength } from 'class-validator';
import { JoiningResponse } from '../../../platform/http/joining-response.js';
import { PersonName, Text } from '../../../platform/http/text.js';
import { Email } from '../../accounts/index.js';
import { Moment } from '../../../platform/http/moment.js';
import { AnswerResponse, GivenAnswer, GivenAnswers } from '../offerings/intake.dto.js';
import { SessionFileResponse } from './session-files.dto.js';
import { BOOKING_STATES, type BookingState, NAME_LIMIT, NOTE_LIMIT } from './booking-states.js';

/** A free time that somebody wants. */
export class BookRequest {
  @Moment('A free time')
  startsAt: string;

  @PersonName({ max: NAME_LIMIT, example: 'Rosa Lind' })
  name: string;

  @Email({ description: 'Email address for the confirmation link' })
  email: string;

  @Text({
    max: NOTE_LIMIT,
    nullable: true,
    example: 'We talk past each other',
    description: 'What the visitor wants to talk about; shown to the coach',
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

/** Another free time for what is booked. */
export class MoveSessionRequest {
  @Moment('A free time')
  startsAt: string;
}

export class HeldResponse {
  @ApiProperty({ format: 'date-time', description: 'Until when the emailed link must be opened' })
  heldUntil: string;
}

/** A booking as whoever has its link sees it. */
export class LinkedBookingResponse extends JoiningResponse {
  @ApiProperty({ enum: BOOKING_STATES, enumName: 'BookingState' })
  state: BookingState;

  @ApiProperty({ format: 'uuid' })
  offeringId: string;

  @ApiProperty({ example: 'Free discovery call' })
  title: string;

  @ApiProperty({ example: 'Rosa Lind' })
  name: string;

  @ApiProperty({ format: 'date-time' })
  startsAt: string;

  @ApiProperty({ format: 'date-time' })
  endsAt: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'For an unconfirmed booking: deadline to confirm it; may be in the past',
  })
  heldUntil: string | null;

  @ApiProperty({
    format: 'date-time',
    description: 'Deadline to cancel it or, once confirmed, to move it',
  })
  cancelUntil: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The coach’s reason, if the coach canceled it',
  })
  cancelReason: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The coach’s notes for this person' })
  sharedNotes: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Recording of the session' })
  recordingLink: string | null;

  @ApiProperty({
    type: [SessionFileResponse],
    description: 'Files from the coach for everyone with a spot',
  })
  files: SessionFileResponse[];
}

/** A booking as the coach sees it. */
export class BookingResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: BOOKING_STATES, enumName: 'BookingState' })
  state: BookingState;

  @ApiProperty({ example: 'Free discovery call' })
  title: string;

  @ApiProperty({ format: 'date-time' })
  startsAt: string;

  @ApiProperty({ format: 'date-time' })
  endsAt: string;

  @ApiProperty({ example: 'Rosa Lind' })
  name: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'rosa@example.org',
    description: 'Email address; for a member who signs in with a name, a guardian’s. null: none',
  })
  email: string | null;

  @ApiProperty({ description: 'Whether it’s a spot on a group date' })
  isGroup: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'The person’s companion' })
  companion: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Why the person booked' })
  note: string | null;

  @ApiProperty({
    type: [AnswerResponse],
    description: 'The person’s answers, with the questions at that time',
  })
  answers: AnswerResponse[];

  @ApiProperty({ example: 'Australia/Sydney', description: 'Time zone of the person' })
  timeZone: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'null: a visitor without an account',
  })
  studentId: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Place or link of the session' })
  meetingLink: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Place of this session only; null: the offering’s place',
  })
  sessionLink: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Recording of this session' })
  recordingLink: string | null;

  @ApiProperty({
    type: [SessionFileResponse],
    description: 'Files that everyone with a spot in this session can download',
  })
  files: SessionFileResponse[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Notes from the coach that the person can read, too',
  })
  sharedNotes: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The coach’s private note' })
  privateNote: string | null;

  @ApiProperty({ type: 'integer', example: 1, description: 'Send as If-Match' })
  version: number;

  @ApiProperty({ type: String, nullable: true, description: 'The coach’s reason for canceling' })
  cancelReason: string | null;

  @ApiProperty({ format: 'date-time', description: 'When it was requested' })
  createdAt: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'For an unconfirmed booking: until when it’s held for payment; null: waiting for the emailed link',
  })
  payUntil: string | null;
}
