import { Body, Controller, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Refuses } from '../../../platform/http/refuses.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { TimeOff } from '../offerings/offerings.dto.js';
import { CoachCalendarQuery, CoachCalendarResponse } from './coach-calendar.dto.js';
import { CoachCalendarQueries } from './coach-calendar.queries.js';
import { TimeOffService } from './time-off.service.js';

@ApiTags('Coach sessions')
@Controller('creator/coaching')
@Allow('creator')
export class CoachCalendarController {
  constructor(
    private readonly queries: CoachCalendarQueries,
    private readonly timeOff: TimeOffService,
  ) {}

  @Get('calendar')
  @ApiOperation({
    summary: 'Get the coach’s calendar for a range: sessions, events, open hours and time off',
    description: 'Leaves out canceled sessions and requests that weren’t confirmed in time.',
  })
  @ApiOkResponse({ type: CoachCalendarResponse })
  calendar(@Query() query: CoachCalendarQuery): Promise<CoachCalendarResponse> {
    return this.queries.between(query);
  }

  @Post('time-off')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Add time off for all offerings with hours; existing bookings stay',
    description: 'Groups have dates instead of hours, and keep them.',
  })
  @ApiNoContentResponse()
  @Refuses('not_possible')
  add(@Me() { accountId }: SignedIn, @Body() days: TimeOff): Promise<void> {
    return this.timeOff.add(accountId, days);
  }

  @Delete('time-off')
  @HttpCode(204)
  @ApiOperation({ summary: 'Remove time off on exactly these days' })
  @ApiNoContentResponse()
  remove(@Me() { accountId }: SignedIn, @Query() days: TimeOff): Promise<void> {
    return this.timeOff.remove(accountId, days);
  }
}
