import { JoiningResponse } from '../../../platform/http/joining-response.js';
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
import { Email } from '../../accounts/index.js';
import { AnswerResponse, GivenAnswer, GivenAnswers } from '../offerings/intake.dto.js';
import { SessionFileResponse } from './session-files.dto.js';
import { BOOKING_STATES, type BookingState, NAME_LIMIT, NOTE_LIMIT } from './booking-states.js';

/** A free time that somebody wants. */
export class BookRequest {
  @ZonedMoment('A time that is free') startsAt: string;
  @PersonName({ max: NAME_LIMIT, example: 'Rosa Lind' }) name: string;
  @Email({ description: 'Where the link to confirm goes' }) email: string;

  @Text({
    max: NOTE_LIMIT,
    nullable: true,
    example: 'We talk past each other',
    description: 'What the visitor wants to talk about; the coach reads it',
  })
  note: string | null;

  @TimeZone({ example: 'Australia/Sydney', description: 'In which mails tell the time; IANA name' })
  timeZone: string;

  @GivenAnswers() answers?: GivenAnswer[];
}

/** Another free time for what is booked. */
export class MoveSessionRequest {
  @ZonedMoment('A time that is free') startsAt: string;
}

export class HeldResponse {
  @Moment('Until when the mailed link has to be followed') heldUntil: string;
}

/** A booking as whoever has its link sees it. */
export class LinkedBookingResponse extends JoiningResponse {
  @Choice(BOOKING_STATES, 'BookingState') state: BookingState;
  @Id() offeringId: string;
  @Text({ example: 'Free discovery call' }) title: string;
  @Text({ example: 'Rosa Lind' }) name: string;
  @Moment() startsAt: string;
  @Moment() endsAt: string;

  @Moment({ nullable: true, description: 'Of one that is unconfirmed: until when it can be; may be over' })
  heldUntil: string | null;

  @Moment('Until when it can be cancelled, or moved once it is confirmed') cancelUntil: string;

  @Text({ nullable: true, description: 'The coach’s words, of one that the coach has cancelled' })
  cancelReason: string | null;

  @Text({ nullable: true, description: 'The coach’s notes for this person' }) sharedNotes: string | null;
  @Text({ nullable: true, description: 'What was recorded of it' }) recordingLink: string | null;

  @ListOf(SessionFileResponse, 'What the coach gave to everybody who had a place')
  files: SessionFileResponse[];
}

/** A booking as the coach sees it. */
export class BookingResponse {
  @Id() id: string;
  @Choice(BOOKING_STATES, 'BookingState') state: BookingState;
  @Text({ example: 'Free discovery call' }) title: string;
  @Moment() startsAt: string;
  @Moment() endsAt: string;
  @Text({ example: 'Rosa Lind' }) name: string;

  @Text({
    nullable: true,
    example: 'rosa@example.org',
    description:
      'Where to write to; of a member who signs in by a name that of a guardian. null: there is nobody',
  })
  email: string | null;

  @Flag('A place on a date of a group') isGroup: boolean;
  @Text({ nullable: true, description: 'Whom this person brings' }) companion: string | null;
  @Text({ nullable: true, description: 'What brings this person here' }) note: string | null;
  @ListOf(AnswerResponse, 'What this person answered, as it was asked then') answers: AnswerResponse[];
  @Text({ example: 'Australia/Sydney', description: 'Where this person is' }) timeZone: string;
  @Id({ nullable: true, description: 'Null: a visitor without an account' }) studentId: string | null;
  @Text({ nullable: true, description: 'Where it is held' }) meetingLink: string | null;

  @Text({ nullable: true, description: 'Where this session alone is held; null: where the offering says' })
  sessionLink: string | null;

  @Text({ nullable: true, description: 'What was recorded of this session' }) recordingLink: string | null;

  @ListOf(SessionFileResponse, 'What everybody who had a place in this session can download')
  files: SessionFileResponse[];

  @Text({ nullable: true, description: 'The coach’s notes that the person reads, too' })
  sharedNotes: string | null;

  @Text({ nullable: true, description: 'The coach’s own note' }) privateNote: string | null;
  @Whole({ example: 1, description: 'Send it back as If-Match' }) version: number;
  @Text({ nullable: true, description: 'Why the coach has cancelled it' }) cancelReason: string | null;
  @Moment('When it was asked for') createdAt: string;

  @Moment({
    nullable: true,
    description: 'Of one that is unconfirmed: until when it is held for its payment; null: for a mailed link',
  })
  payUntil: string | null;
}
