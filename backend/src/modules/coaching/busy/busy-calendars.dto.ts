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
    description: 'Part of the address that isn’t secret',
  })
  host: string;

  @ApiProperty({ description: 'Whether it’s paused: not read, and blocks no times' })
  isPaused: boolean;

  @ApiProperty({
    type: 'integer',
    example: 41,
    description: 'Upcoming busy times, with adjacent ones merged',
  })
  busyTimes: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'End of the known range: as far ahead as anything can be booked; null while it’s paused',
  })
  knownUntil: string | null;

  @ApiProperty({
    type: 'integer',
    example: 0,
    description: 'Number of entries that couldn’t be read and block no times',
  })
  skipped: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it was last read successfully',
  })
  readAt: string | null;

  @ApiProperty({ format: 'date-time', description: 'When we last tried to read it' })
  triedAt: string;

  @ApiProperty({
    enum: READING_PROBLEMS,
    enumName: 'ReadingProblem',
    nullable: true,
    description: 'Why it failed; the times read before still apply',
  })
  problem: ReadingProblem | null;
}

export class AddBusyCalendarRequest {
  @Text({ max: CALENDAR_NAME_LIMIT, example: 'Family' })
  name: string;

  @Text({
    max: CALENDAR_URL_LIMIT,
    example: 'https://calendar.example.com/private-5f1c/basic.ics',
    description: 'https or webcal address of a calendar (RFC 5545); it’s secret and isn’t returned again',
  })
  url: string;
}

export class PutBusyCalendarRequest {
  @Text({ max: CALENDAR_NAME_LIMIT, example: 'Family' })
  name: string;

  @ApiProperty({ description: 'While it’s paused, its times are free; when resumed, it’s read at once' })
  @IsBoolean()
  isPaused: boolean;
}
