import { Body, Controller, Delete, Get, Headers, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiList } from '../../../platform/http/api-list.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { TakesVersion, versionOf } from '../../../platform/http/if-match.js';
import { ListParams } from '../../../platform/http/list-params.js';
import { Refuses } from '../../../platform/http/refuses.js';
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
  @ApiList({ summary: 'List events', type: CoachEventResponse, unit: 'events', fields: EVENT_FIELDS })
  async list(
    @Query() params: ListParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CoachEventResponse[]> {
    const { items, contentRange } = await this.queries.list(params);
    void reply.header('content-range', contentRange);
    return items;
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get an event' })
  @ApiOkResponse({ type: CoachEventResponse })
  @Refuses('not_found')
  one(@IdParam() id: string): Promise<CoachEventResponse> {
    return this.queries.one(id);
  }

  @Get(':id/guests')
  @ApiOperation({ summary: 'List who’s going, by name, and who’s waiting, in order of the waiting list' })
  @ApiOkResponse({ type: [EventGuestResponse] })
  @Refuses('not_found')
  guests(@IdParam() id: string): Promise<EventGuestResponse[]> {
    return this.queries.guests(id);
  }

  @Post()
  @ApiOperation({
    summary: 'Create an event or a series of events',
    description: 'For a series, returns the first event. Each event of a series is a separate event.',
  })
  @ApiCreatedResponse({ type: CoachEventResponse })
  @Refuses('no_such_group')
  async add(@Me() { accountId }: SignedIn, @Body() request: NewEventRequest): Promise<CoachEventResponse> {
    return this.queries.one(await this.plans.add(accountId, request));
  }

  @Put(':id')
  @ApiOperation({
    summary:
      'Update an event, or also the later events of its series; people going are notified of a new time or place. With If-Match, a newer edit isn’t overwritten',
    description: TAKES_RECORD,
  })
  @TakesVersion('Version that was read')
  @ApiOkResponse({ type: CoachEventResponse })
  @Refuses('not_found', 'full', 'not_possible')
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
  @HttpCode(200)
  @ApiOperation({
    summary: 'Cancel an event, or also the later events of its series; everyone going or waiting is notified',
  })
  @ApiOkResponse({ type: CoachEventResponse })
  @Refuses('not_found', 'not_possible')
  async cancel(
    @Me() { accountId }: SignedIn,
    @IdParam() id: string,
    @Body() request: CancelEventRequest,
  ): Promise<CoachEventResponse> {
    await this.calls.cancel(accountId, id, request);
    return this.queries.one(id);
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Permanently delete an event',
    description: 'Cancel an event first if people are going or waiting, so they’re notified.',
  })
  @ApiOkResponse({ type: RemovedResponse })
  @Refuses('not_found', 'not_possible')
  async remove(@Me() { accountId }: SignedIn, @IdParam() id: string): Promise<RemovedResponse> {
    await this.calls.remove(accountId, id);
    return { id };
  }
}
