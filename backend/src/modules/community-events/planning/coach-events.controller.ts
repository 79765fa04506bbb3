import { Body, Delete, Get, Headers, Post, Put, Query } from '@nestjs/common';
import { Answers, Creates, Summary } from '../../../platform/http/answers.js';
import { SendsEtag } from '../../../platform/http/etag.js';
import { ApiList } from '../../../platform/http/api-list.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { TakesVersion, versionOf } from '../../../platform/http/if-match.js';
import { ListParams } from '../../../platform/http/list-params.js';
import { RemovedResponse } from '../../../platform/http/removed.dto.js';
import { TAKES_RECORD } from '../../../platform/http/takes-record.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { CoachController } from '../../../platform/security/controllers.js';
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

@CoachController('creator/events', { tag: 'Events', area: 'community' })
export class CoachEventsController {
  constructor(
    private readonly queries: CoachEventsQueries,
    private readonly plans: EventPlansService,
    private readonly calls: EventCallsService,
  ) {}

  @Get()
  @ApiList({ summary: 'List events', type: CoachEventResponse, unit: 'events', fields: EVENT_FIELDS })
  list(@Query() params: ListParams) {
    return this.queries.list(params);
  }

  @Get(':id')
  @SendsEtag()
  @Summary('Get an event')
  @Answers(CoachEventResponse, 'not_found')
  one(@IdParam() id: string) {
    return this.queries.one(id);
  }

  @Get(':id/guests')
  @Summary('List who’s going, by name, and who’s waiting, in order of the waiting list')
  @Answers([EventGuestResponse], 'not_found')
  guests(@IdParam() id: string) {
    return this.queries.guests(id);
  }

  @Post()
  @Summary(
    'Create an event or a series of events',
    'For a series, returns the first event. Each event of a series is a separate event.',
  )
  @Creates(CoachEventResponse, 'no_such_group')
  async add(@Me() { accountId }: SignedIn, @Body() request: NewEventRequest) {
    return this.queries.one(await this.plans.add(accountId, request));
  }

  @Put(':id')
  @Summary(
    'Update an event, or also the later events of its series; people going are notified of a new time or place. With If-Match, a newer edit isn’t overwritten',
    TAKES_RECORD,
  )
  @TakesVersion('Version that was read')
  @Answers(CoachEventResponse, 'not_found', 'full', 'not_possible')
  async change(
    @Me() { accountId }: SignedIn,
    @IdParam() id: string,
    @Body() request: PutEventRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    await this.plans.change(accountId, id, request, versionOf(ifMatch));
    return this.queries.one(id);
  }

  @Post(':id/cancel')
  @Summary('Cancel an event, or also the later events of its series; everyone going or waiting is notified')
  @Answers(CoachEventResponse, 'not_found', 'not_possible')
  async cancel(@Me() { accountId }: SignedIn, @IdParam() id: string, @Body() request: CancelEventRequest) {
    await this.calls.cancel(accountId, id, request);
    return this.queries.one(id);
  }

  @Delete(':id')
  @Summary(
    'Permanently delete an event',
    'Cancel an event first if people are going or waiting, so they’re notified.',
  )
  @Answers(RemovedResponse, 'not_found', 'not_possible')
  async remove(@Me() { accountId }: SignedIn, @IdParam() id: string) {
    await this.calls.remove(accountId, id);
    return { id };
  }
}
