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
  @Moment('A time that is free')
  startsAt: string;

  @PersonName({ max: NAME_LIMIT, example: 'Rosa Lind' })
  name: string;

  @Email({ description: 'Where the link to confirm goes' })
  email: string;

  @Text({
    max: NOTE_LIMIT,
    nullable: true,
    example: 'We talk past each other',
    description: 'What the visitor wants to talk about; the coach reads it',
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

/** Another free time for what is booked. */
export class MoveSessionRequest {
  @Moment('A time that is free')
  startsAt: string;
}

export class HeldResponse {
  @ApiProperty({ format: 'date-time', description: 'Until when the mailed link has to be followed' })
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
    description: 'Of one that is unconfirmed: until when it can be; may be over',
  })
  heldUntil: string | null;

  @ApiProperty({
    format: 'date-time',
    description: 'Until when it can be cancelled, or moved once it is confirmed',
  })
  cancelUntil: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The coach’s words, of one that the coach has cancelled',
  })
  cancelReason: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The coach’s notes for this person' })
  sharedNotes: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'What was recorded of it' })
  recordingLink: string | null;

  @ApiProperty({
    type: [SessionFileResponse],
    description: 'What the coach gave to everybody who had a place',
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
    description:
      'Where to write to; of a member who signs in by a name that of a guardian. null: there is nobody',
  })
  email: string | null;

  @ApiProperty({ description: 'A place on a date of a group' })
  isGroup: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'Whom this person brings' })
  companion: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'What brings this person here' })
  note: string | null;

  @ApiProperty({ type: [AnswerResponse], description: 'What this person answered, as it was asked then' })
  answers: AnswerResponse[];

  @ApiProperty({ example: 'Australia/Sydney', description: 'Where this person is' })
  timeZone: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Null: a visitor without an account',
  })
  studentId: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Where it is held' })
  meetingLink: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Where this session alone is held; null: where the offering says',
  })
  sessionLink: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'What was recorded of this session' })
  recordingLink: string | null;

  @ApiProperty({
    type: [SessionFileResponse],
    description: 'What everybody who had a place in this session can download',
  })
  files: SessionFileResponse[];

  @ApiProperty({ type: String, nullable: true, description: 'The coach’s notes that the person reads, too' })
  sharedNotes: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The coach’s own note' })
  privateNote: string | null;

  @ApiProperty({ type: 'integer', example: 1, description: 'Send it back as If-Match' })
  version: number;

  @ApiProperty({ type: String, nullable: true, description: 'Why the coach has cancelled it' })
  cancelReason: string | null;

  @ApiProperty({ format: 'date-time', description: 'When it was asked for' })
  createdAt: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Of one that is unconfirmed: until when it is held for its payment; null: for a mailed link',
  })
  payUntil: string | null;
}
