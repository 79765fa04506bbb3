import { Body, Get, Post, Query } from '@nestjs/common';
import { Answers, AnswersNothing, Summary } from '../../../platform/http/answers.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { TimeOff } from '../offerings/offerings.dto.js';
import { CoachCalendarQuery, CoachCalendarResponse } from './coach-calendar.dto.js';
import { CoachCalendarQueries } from './coach-calendar.queries.js';
import { TimeOffService } from './time-off.service.js';

@CoachController('creator/coaching', { tag: 'Coach sessions', area: 'coaching' })
export class CoachCalendarController {
  constructor(
    private readonly queries: CoachCalendarQueries,
    private readonly timeOff: TimeOffService,
  ) {}

  @Get('calendar')
  @Summary(
    'Get the coach’s calendar for a range: sessions, events, open hours and time off',
    'Leaves out canceled sessions and requests that weren’t confirmed in time.',
  )
  @Answers(CoachCalendarResponse)
  calendar(@Query() query: CoachCalendarQuery) {
    return this.queries.between(query);
  }

  @Post('calendar/add-time-off')
  @Summary(
    'Add time off for all offerings with hours; existing bookings stay',
    'Groups have dates instead of hours, and keep them.',
  )
  @AnswersNothing('not_possible')
  add(@Me() { accountId }: SignedIn, @Body() days: TimeOff) {
    return this.timeOff.add(accountId, days);
  }

  @Post('calendar/remove-time-off')
  @Summary('Remove time off on exactly these days')
  @AnswersNothing()
  remove(@Me() { accountId }: SignedIn, @Body() days: TimeOff) {
    return this.timeOff.remove(accountId, days);
  }
}
