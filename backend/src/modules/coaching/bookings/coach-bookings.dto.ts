import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import { TakesRecord } from '../../../platform/http/takes-record.js';
import { Choice, Flag, MayBeMissing, Text, ZonedMoment } from '../../../platform/http/fields/index.js';
import { MEETING_LINK_LIMIT } from '../offerings/offering-limits.js';
import { CANCEL_REASON_LIMIT, COACH_NOTE_LIMIT } from './booking-states.js';
import { type BookingResponse, MOST_FILES } from './bookings.dto.js';

export class CancelBookingRequest {
  @Text({
    max: CANCEL_REASON_LIMIT,
    example: 'I am ill that day. Please choose another time.',
    description: 'Emailed to the person',
  })
  reason: string;
}

export class MoveBookingRequest {
  @ZonedMoment('Start time') startsAt: string;

  @Flag('Also allows times outside the offering’s hours, notice and horizon; never during another session')
  isAtAnyTime: boolean;
}

const OUTCOMES = ['confirmed', 'completed', 'no_show'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export class SettleBookingRequest {
  @Choice(OUTCOMES, 'BookingOutcome', 'Completed, missed, or `confirmed` for neither') outcome: Outcome;
}

class EditBookingRequest {
  @Text({
    max: COACH_NOTE_LIMIT,
    nullable: true,
    example: 'We begin with the evening walk.',
    description: 'Notes that the person can read, too',
  })
  sharedNotes: string | null;

  @Text({
    max: COACH_NOTE_LIMIT,
    nullable: true,
    example: 'Ask about the sister.',
    description: 'Private note of the coach',
  })
  privateNote: string | null;

  @Text({
    max: MEETING_LINK_LIMIT,
    nullable: true,
    example: 'https://meet.example.org/another-room',
    description: 'https URL for this session only; null: the offering’s place',
  })
  sessionUrl: string | null;

  @Text({
    max: MEETING_LINK_LIMIT,
    nullable: true,
    example: 'https://videos.example.org/the-first-hour',
    description: 'https URL of a recording, for everyone with a spot',
  })
  recordingUrl: string | null;

  @ApiProperty({
    type: [String],
    items: { type: 'string', format: 'uuid' },
    maxItems: MOST_FILES,
    required: false,
    description: 'Files from the media library, in order, for every member with a spot; omitted: no change',
  })
  @MayBeMissing()
  @IsArray()
  @ArrayMaxSize(MOST_FILES)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  fileIds?: string[];
}

/** A booking as returned by GET, with the changes. */
@TakesRecord<BookingResponse, EditBookingRequest>({
  id: true,
  state: true,
  title: true,
  startsAt: true,
  endsAt: true,
  name: true,
  isGroup: true,
  companion: true,
  email: true,
  note: true,
  answers: true,
  files: true,
  timeZone: true,
  studentId: true,
  meetingUrl: true,
  cancelReason: true,
  createdAt: true,
  updatedAt: true,
  payUntil: true,
  version: true,
})
export class PutBookingRequest extends EditBookingRequest {}
