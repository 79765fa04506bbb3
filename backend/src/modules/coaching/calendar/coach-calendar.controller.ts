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
    summary: 'The coach’s time between two moments: sessions, events, open hours and time off',
    description: 'Cancelled sessions are not in it, nor times that were asked for and not confirmed in time.',
  })
  @ApiOkResponse({ type: CoachCalendarResponse })
  calendar(@Query() query: CoachCalendarQuery): Promise<CoachCalendarResponse> {
    return this.queries.between(query);
  }

  @Post('time-off')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Take days off, from all that is offered within hours; what is booked then stays',
    description: 'Groups have dates instead of hours, and keep them.',
  })
  @ApiNoContentResponse()
  @Refuses('not_possible')
  add(@Me() { accountId }: SignedIn, @Body() days: TimeOff): Promise<void> {
    return this.timeOff.add(accountId, days);
  }

  @Delete('time-off')
  @HttpCode(204)
  @ApiOperation({ summary: 'Be there again on exactly these days, wherever they are off' })
  @ApiNoContentResponse()
  remove(@Me() { accountId }: SignedIn, @Query() days: TimeOff): Promise<void> {
    return this.timeOff.remove(accountId, days);
  }
}
