import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock, days } from '../../kernel/clock.js';
import { Public } from '../security/access.js';
import { Answers, Summary } from '../http/answers.js';
import { clockChanges } from './clock-changes.js';
import { ClockChangesResponse, TimeZoneQuery } from './time-zones.dto.js';

const YEAR = days(365);

/** Lets browsers compare their time zone data with the server's, which emails use (docs/decisions/one-clock.md). */
@ApiTags('Time zones')
@Controller('time-zones')
@Public()
export class TimeZonesController {
  constructor(private readonly clock: Clock) {}

  @Get('clock-changes')
  @Summary('List the clock changes of a time zone, from a year ago to two years ahead')
  @Answers(ClockChangesResponse)
  @Header('cache-control', 'public, max-age=86400')
  clockChanges(@Query() { zone }: TimeZoneQuery) {
    const now = this.clock.now().getTime();
    const until = new Date(now + 2 * YEAR);
    return { changes: clockChanges(zone, new Date(now - YEAR), until), until };
  }
}
