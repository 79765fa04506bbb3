import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { Text } from '../../../platform/http/text.js';
import {
  CALENDAR_NAME_LIMIT,
  CALENDAR_URL_LIMIT,
  READING_PROBLEMS,
  type ReadingProblem,
} from './calendar-terms.js';

export class BusyCalendarResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Family' })
  name: string;

  @ApiProperty({
    example: 'calendar.google.com',
    description: 'Of the address the part that is no secret; the rest is not told again',
  })
  host: string;

  @ApiProperty({ description: 'It is not read, and closes nothing' })
  isPaused: boolean;

  @ApiProperty({
    type: 'integer',
    example: 41,
    description: 'Busy times from now on, those that touch counted as one',
  })
  busyTimes: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Up to when they are known: as far ahead as anything can be booked; null while it is paused',
  })
  knownUntil: string | null;

  @ApiProperty({
    type: 'integer',
    example: 0,
    description: 'Entries that cannot be understood, and close nothing',
  })
  skipped: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it was last read',
  })
  readAt: string | null;

  @ApiProperty({ format: 'date-time', description: 'When reading it was last tried' })
  triedAt: string;

  @ApiProperty({
    enum: READING_PROBLEMS,
    enumName: 'ReadingProblem',
    nullable: true,
    description: 'Why that failed; what was read before holds on',
  })
  problem: ReadingProblem | null;
}

export class AddBusyCalendarRequest {
  @Text({ max: CALENDAR_NAME_LIMIT, example: 'Family' })
  name: string;

  @Text({
    max: CALENDAR_URL_LIMIT,
    example: 'https://calendar.example.com/private-5f1c/basic.ics',
    description: 'An https or webcal address of a calendar (RFC 5545); it is a secret, and not told again',
  })
  url: string;
}

export class PutBusyCalendarRequest {
  @Text({ max: CALENDAR_NAME_LIMIT, example: 'Family' })
  name: string;

  @ApiProperty({ description: 'Paused, its times are free; going on, it is read at once' })
  @IsBoolean()
  isPaused: boolean;
}
