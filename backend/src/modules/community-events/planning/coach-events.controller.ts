import { Body, Controller, Delete, Get, Headers, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Creates, Summary } from '../../../platform/http/answers.js';
import { ApiList, type ListAnswer } from '../../../platform/http/api-list.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { TakesVersion, versionOf } from '../../../platform/http/if-match.js';
import { ListParams } from '../../../platform/http/list-params.js';
import { RemovedResponse } from '../../../platform/http/removed.dto.js';
import { TAKES_RECORD } from '../../../platform/http/takes-record.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import {
  CancelEventRequest,
  CoachEventResponse,
  EventGuestResponse,
  NewEventRequest,
  PutEventRequest,
} from './coach-events.dto.js';
import { CoachEventsQueries, EVENT_FIELDS } from './coach-events.queries.js';
import { EventCallsService } from './event-calls.service.js';
import { EventPlansService } from './event-plans.service.js';

/** The coach plans events of the community. */
@ApiTags('Events')
@Controller('creator/events')
@Allow('creator')
export class CoachEventsController {
  constructor(
    private readonly queries: CoachEventsQueries,
    private readonly plans: EventPlansService,
    private readonly calls: EventCallsService,
  ) {}

  @Get()
  @ApiList({ summary: 'Events', type: CoachEventResponse, unit: 'events', fields: EVENT_FIELDS })
  list(@Query() params: ListParams): Promise<ListAnswer<CoachEventResponse>> {
    return this.queries.list(params);
  }

  @Get(':id')
  @Summary('One event')
  @Answers(CoachEventResponse, 'not_found')
  one(@IdParam() id: string): Promise<CoachEventResponse> {
    return this.queries.one(id);
  }

  @Get(':id/guests')
  @Summary('Who comes, by name, and who waits, in the order of the list')
  @Answers([EventGuestResponse], 'not_found')
  guests(@IdParam() id: string): Promise<EventGuestResponse[]> {
    return this.queries.guests(id);
  }

  @Post()
  @Summary(
    'Plan an event, or a series of them',
    'Of a series the first one is answered; each of them is an event of its own.',
  )
  @Creates(CoachEventResponse, 'no_such_group')
  async add(@Me() { accountId }: SignedIn, @Body() request: NewEventRequest): Promise<CoachEventResponse> {
    return this.queries.one(await this.plans.add(accountId, request));
  }

  @Put(':id')
  @Summary(
    'Change an event, or with it those of its series that come after it; who comes is told of a new time or place; with If-Match a newer edit is not overwritten',
    TAKES_RECORD,
  )
  @TakesVersion('The version that was read')
  @Answers(CoachEventResponse, 'not_found', 'full', 'not_possible')
  async change(
    @Me() { accountId }: SignedIn,
    @IdParam() id: string,
    @Body() request: PutEventRequest,
    @Headers('if-match') ifMatch?: string,
  ): Promise<CoachEventResponse> {
    await this.plans.change(accountId, id, request, versionOf(ifMatch));
    return this.queries.one(id);
  }

  @Post(':id/cancellation')
  @Summary(
    'Cancel an event, or with it those of its series that come after it; whoever comes or waits is told',
  )
  @Answers(CoachEventResponse, 'not_found', 'not_possible')
  async cancel(
    @Me() { accountId }: SignedIn,
    @IdParam() id: string,
    @Body() request: CancelEventRequest,
  ): Promise<CoachEventResponse> {
    await this.calls.cancel(accountId, id, request);
    return this.queries.one(id);
  }

  @Delete(':id')
  @Summary(
    'Delete an event for good',
    'One for which somebody comes or waits is cancelled first, so that they are told.',
  )
  @Answers(RemovedResponse, 'not_found', 'not_possible')
  async remove(@Me() { accountId }: SignedIn, @IdParam() id: string): Promise<RemovedResponse> {
    await this.calls.remove(accountId, id);
    return { id };
  }
}
