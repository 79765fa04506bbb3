import { Choice, Flag, Id, Moment, Text, Whole } from '../../../platform/http/fields/index.js';
import { CALENDAR_NAME_LIMIT, CALENDAR_URL_LIMIT } from './busy-limits.js';
import { READING_PROBLEMS, type ReadingProblem } from './reading-problems.js';

export class BusyCalendarResponse {
  @Id() id: string;
  @Text({ example: 'Family' }) name: string;

  @Text({
    example: 'calendar.google.com',
    description: 'Of the address the part that is no secret; the rest is not told again',
  })
  host: string;

  @Flag('It is not read, and closes nothing') isPaused: boolean;

  @Whole({ example: 41, description: 'Busy times from now on, those that touch counted as one' })
  busyTimes: number;

  @Moment({
    nullable: true,
    description: 'Up to when they are known: as far ahead as anything can be booked; null while it is paused',
  })
  knownUntil: string | null;

  @Whole({ example: 0, description: 'Entries that cannot be understood, and close nothing' }) skipped: number;
  @Moment({ nullable: true, description: 'When it was last read' }) readAt: string | null;
  @Moment('When reading it was last tried') triedAt: string;

  @Choice(READING_PROBLEMS, 'ReadingProblem', {
    nullable: true,
    description: 'Why that failed; what was read before holds on',
  })
  problem: ReadingProblem | null;
}

export class AddBusyCalendarRequest {
  @Text({ max: CALENDAR_NAME_LIMIT, example: 'Family' }) name: string;

  @Text({
    max: CALENDAR_URL_LIMIT,
    example: 'https://calendar.example.com/private-5f1c/basic.ics',
    description: 'An https or webcal address of a calendar (RFC 5545); it is a secret, and not told again',
  })
  url: string;
}

export class PutBusyCalendarRequest {
  @Text({ max: CALENDAR_NAME_LIMIT, example: 'Family' }) name: string;
  @Flag('Paused, its times are free; going on, it is read at once') isPaused: boolean;
}
