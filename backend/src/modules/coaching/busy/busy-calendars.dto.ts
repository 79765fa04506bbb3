import { Choice, Flag, Id, Moment, Text, Whole } from '../../../platform/http/fields/index.js';
import {
  CALENDAR_NAME_LIMIT,
  CALENDAR_URL_LIMIT,
  READING_PROBLEMS,
  type ReadingProblem,
} from './calendar-terms.js';

export class BusyCalendarResponse {
  @Id() id: string;
  @Text({ example: 'Family' }) name: string;

  @Text({ example: 'calendar.google.com', description: 'Part of the address that isn’t secret' })
  host: string;

  @Flag('Whether it’s paused: not read, and blocks no times') isPaused: boolean;

  @Whole({ example: 41, description: 'Upcoming busy times, with adjacent ones merged' }) busyTimes: number;

  @Moment({
    nullable: true,
    description: 'End of the known range: as far ahead as anything can be booked; null while it’s paused',
  })
  knownUntil: Date | null;

  @Whole({ example: 0, description: 'Number of entries that couldn’t be read and block no times' })
  skipped: number;
  @Moment({ nullable: true, description: 'When it was last read successfully' }) readAt: Date | null;
  @Moment('When we last tried to read it') triedAt: Date;

  @Choice(READING_PROBLEMS, 'ReadingProblem', {
    nullable: true,
    description: 'Why it failed; the times read before still apply',
  })
  problem: ReadingProblem | null;

  @Whole({ min: 1, example: 3, description: 'For If-Match; reading the calendar doesn’t change it' })
  version: number;
}

export class AddBusyCalendarRequest {
  @Text({ max: CALENDAR_NAME_LIMIT, example: 'Family' }) name: string;

  @Text({
    max: CALENDAR_URL_LIMIT,
    example: 'https://calendar.example.com/private-5f1c/basic.ics',
    description: 'https or webcal address of a calendar (RFC 5545); it’s secret and isn’t returned again',
  })
  url: string;
}

export class PutBusyCalendarRequest {
  @Text({ max: CALENDAR_NAME_LIMIT, example: 'Family' }) name: string;
  @Flag('While it’s paused, its times are free; when resumed, it’s read immediately') isPaused: boolean;
}
