import {
  Choice,
  Flag,
  Id,
  ListOf,
  Moment,
  PersonName,
  Text,
  TimeZone,
  Whole,
  ZonedMoment,
} from '../../../platform/http/fields/index.js';
import { JoiningResponse } from '../../../platform/http/joining-response.js';
import { Email } from '../../accounts/index.js';
import { AnswerResponse, GivenAnswer, GivenAnswers } from '../offerings/intake.dto.js';
import { BOOKING_STATES, type BookingState, NAME_LIMIT, NOTE_LIMIT } from './booking-states.js';

/** Max files of a session: as many as fit into one view. */
export const MOST_FILES = 20;

/** A file of a session, from the media library. */
export class SessionFileResponse {
  @Id() id: string;
  @Text({ example: 'evening-walk.pdf' }) fileName: string;
  @Whole({ example: 48_213, description: 'In bytes' }) fileSize: number;
}

export class SessionDownloadResponse extends SessionFileResponse {
  @Text('Download URL with the file’s name, valid for 15 minutes') url: string;
}

/** A request for a free time. */
export class BookRequest {
  @ZonedMoment('A free time') startsAt: string;
  @PersonName({ max: NAME_LIMIT, example: 'Rosa Lind' }) name: string;
  @Email({ description: 'Email address for the confirmation link' }) email: string;

  @Text({
    max: NOTE_LIMIT,
    nullable: true,
    example: 'We talk past each other',
    description: 'What the visitor wants to talk about; shown to the coach',
  })
  note: string | null;

  @TimeZone({ example: 'Australia/Sydney', description: 'Time zone for the times in emails; IANA name' })
  timeZone: string;

  @GivenAnswers() answers?: GivenAnswer[];
}

/** A request to move a booking to another free time. */
export class MoveSessionRequest {
  @ZonedMoment('A free time') startsAt: string;
}

export class HeldResponse {
  @Moment('Until when the emailed link must be opened') heldUntil: Date;
}

/** A booking as shown to anyone with its link. */
export class LinkedBookingResponse extends JoiningResponse {
  @Choice(BOOKING_STATES, 'BookingState') state: BookingState;
  @Id() offeringId: string;
  @Text({ example: 'Free discovery call' }) title: string;
  @Text({ example: 'Rosa Lind' }) name: string;
  @Moment() startsAt: Date;
  @Moment() endsAt: Date;

  @Moment({
    nullable: true,
    description: 'For an unconfirmed booking: deadline to confirm it; may be in the past',
  })
  heldUntil: Date | null;

  @Moment('Deadline to cancel it or, once confirmed, to move it') cancelUntil: Date;

  @Text({ nullable: true, description: 'The coach’s reason, if the coach canceled it' })
  cancelReason: string | null;

  @Text({ nullable: true, description: 'The coach’s notes for this person' }) sharedNotes: string | null;
  @Text({ nullable: true, description: 'Recording of the session' }) recordingUrl: string | null;

  @ListOf(SessionFileResponse, 'Files from the coach for everyone with a spot') files: SessionFileResponse[];
}

/** A booking as the coach sees it. */
export class BookingResponse {
  @Id() id: string;
  @Choice(BOOKING_STATES, 'BookingState') state: BookingState;
  @Text({ example: 'Free discovery call' }) title: string;
  @Moment() startsAt: Date;
  @Moment() endsAt: Date;
  @Text({ example: 'Rosa Lind' }) name: string;

  @Text({
    nullable: true,
    example: 'rosa@example.org',
    description: 'Email address; for a member who signs in with a name, a guardian’s. null: none',
  })
  email: string | null;

  @Flag('Whether it’s a spot on a group date') isGroup: boolean;
  @Text({ nullable: true, description: 'The person’s companion' }) companion: string | null;
  @Text({ nullable: true, description: 'Why the person booked' }) note: string | null;
  @ListOf(AnswerResponse, 'The person’s answers, with the questions at that time') answers: AnswerResponse[];
  @Text({ example: 'Australia/Sydney', description: 'Time zone of the person' }) timeZone: string;
  @Id({ nullable: true, description: 'null: a visitor without an account' }) studentId: string | null;
  @Text({ nullable: true, description: 'Place or link of the session' }) meetingUrl: string | null;

  @Text({ nullable: true, description: 'Place of this session only; null: the offering’s place' })
  sessionUrl: string | null;

  @Text({ nullable: true, description: 'Recording of this session' }) recordingUrl: string | null;

  @ListOf(SessionFileResponse, 'Files that everyone with a spot in this session can download')
  files: SessionFileResponse[];

  @Text({ nullable: true, description: 'Notes from the coach that the person can read, too' })
  sharedNotes: string | null;

  @Text({ nullable: true, description: 'The coach’s private note' }) privateNote: string | null;
  @Whole({ example: 1, description: 'Send as If-Match' }) version: number;
  @Text({ nullable: true, description: 'The coach’s reason for canceling' }) cancelReason: string | null;
  @Moment('When it was requested') createdAt: Date;
  @Moment('Last change of the booking or its session') updatedAt: Date;

  @Moment({
    nullable: true,
    description:
      'For an unconfirmed booking: until when it’s held for payment; null: waiting for the emailed link',
  })
  payUntil: Date | null;
}
