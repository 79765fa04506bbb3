import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsUUID } from 'class-validator';
import { TakesRecord } from '../../../platform/http/takes-record.js';
import { Choice, Flag, MayBeMissing, Text, ZonedMoment } from '../../../platform/http/fields/index.js';
import { MEETING_LINK_LIMIT } from '../offerings/offering-limits.js';
import { CANCEL_REASON_LIMIT, COACH_NOTE_LIMIT } from './booking-states.js';
import type { BookingResponse } from './bookings.dto.js';
import { MOST_FILES } from './session-files.dto.js';

export class CancelBookingRequest {
  @Text({
    max: CANCEL_REASON_LIMIT,
    example: 'I am ill that day. Please choose another time.',
    description: 'Goes to the person in the mail',
  })
  reason: string;
}

export class MoveBookingRequest {
  @ZonedMoment('When it is to begin') startsAt: string;

  @Flag('Also outside the hours, the notice and the horizon of its offering; never over another session')
  anyTime: boolean;
}

const OUTCOMES = ['confirmed', 'completed', 'no_show'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export class SettleBookingRequest {
  @Choice(OUTCOMES, 'BookingOutcome', 'Held, missed, or `confirmed`: neither was said') outcome: Outcome;
}

class EditBookingRequest {
  @Text({
    max: COACH_NOTE_LIMIT,
    nullable: true,
    example: 'We begin with the evening walk.',
    description: 'The person reads them, too',
  })
  sharedNotes: string | null;

  @Text({
    max: COACH_NOTE_LIMIT,
    nullable: true,
    example: 'Ask about the sister.',
    description: 'The coach’s own, which nobody else sees',
  })
  privateNote: string | null;

  @Text({
    max: MEETING_LINK_LIMIT,
    nullable: true,
    example: 'https://meet.example.org/another-room',
    description: 'Where this session alone is held, an https address; null: where the offering says',
  })
  sessionLink: string | null;

  @Text({
    max: MEETING_LINK_LIMIT,
    nullable: true,
    example: 'https://films.example.org/the-first-hour',
    description: 'What was recorded of this session, an https address; everybody who had a place sees it',
  })
  recordingLink: string | null;

  @ApiProperty({
    type: [String],
    items: { type: 'string', format: 'uuid' },
    maxItems: MOST_FILES,
    required: false,
    description:
      'Files of the media library, in order, which every member who had a place downloads; missing: they stay as they are',
  })
  @MayBeMissing()
  @IsArray()
  @ArrayMaxSize(MOST_FILES)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  fileIds?: string[];
}

/** A booking as GET gave it, with what is to change. */
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
  meetingLink: true,
  cancelReason: true,
  createdAt: true,
  payUntil: true,
  version: true,
})
export class PutBookingRequest extends EditBookingRequest {}
