import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers, AnswersPage, Summary } from '../../../platform/http/answers.js';
import { ApiFileResponse } from '../../../platform/http/api-file-response.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { CommunityEventResponse, EventsQuery } from './events.dto.js';
import { EventsQueries } from './events.queries.js';
import { ForPrograms } from '../../../platform/security/scopes.js';

/** Community events, for everyone who can read the community. */
@ApiTags('Events')
@Controller('community/events')
@AllowSignedIn()
@ForPrograms('community')
export class EventsController {
  constructor(private readonly queries: EventsQueries) {}

  @Get()
  @Summary(
    'List upcoming events, next one first',
    'Events for everyone and for the member’s circle and pod. The coach sees all events.',
  )
  @AnswersPage(CommunityEventResponse)
  page(@Me() me: SignedIn, @Query() query: EventsQuery) {
    return this.queries.page(me, query);
  }

  @Get(':id')
  @Summary('Get an event')
  @Answers(CommunityEventResponse, 'not_found')
  one(@Me() me: SignedIn, @IdParam() id: string) {
    return this.queries.one(me, id);
  }

  @Get(':id/calendar')
  @Summary('Get an event as a calendar file (RFC 5545)')
  @ApiFileResponse('The calendar file', 'text/calendar')
  @Refuses('not_found')
  async calendar(@Me() me: SignedIn, @IdParam() id: string, @Res({ passthrough: true }) reply: FastifyReply) {
    const file = await this.queries.calendarFile(me, id);
    void reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="event.ics"')
      .header('cache-control', 'private, no-store');
    return file;
  }
}
