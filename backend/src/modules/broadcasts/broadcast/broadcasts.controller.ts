import { Body, Delete, Get, Headers, Post, Put, Query } from '@nestjs/common';
import { Answers, Creates, Summary } from '../../../platform/http/answers.js';
import { SendsEtag } from '../../../platform/http/etag.js';
import { ApiList } from '../../../platform/http/api-list.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { TakesVersion, versionOf } from '../../../platform/http/if-match.js';
import { ListParams } from '../../../platform/http/list-params.js';
import { RemovedResponse } from '../../../platform/http/removed.dto.js';
import { TAKES_RECORD } from '../../../platform/http/takes-record.js';
import { IgnoresIdempotencyKey } from '../../../platform/http/ignores-idempotency-key.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { AudienceRequest, AudienceResponse } from '../audience/audience.dto.js';
import { AudienceService } from '../audience/audience.service.js';
import {
  BroadcastResponse,
  NewBroadcastRequest,
  PutBroadcastRequest,
  SendBroadcastRequest,
} from './broadcasts.dto.js';
import { BROADCAST_FIELDS, BroadcastsQueries } from './broadcasts.queries.js';
import { BroadcastsService } from './broadcasts.service.js';

@CoachController('creator/broadcasts', { tag: 'Broadcasts', area: 'marketing' })
export class BroadcastsController {
  constructor(
    private readonly queries: BroadcastsQueries,
    private readonly broadcasts: BroadcastsService,
    private readonly audience: AudienceService,
  ) {}

  @Get()
  @ApiList({
    summary: 'List broadcasts with their results',
    type: BroadcastResponse,
    unit: 'broadcasts',
    fields: BROADCAST_FIELDS,
  })
  list(@Query() params: ListParams) {
    return this.queries.list(params);
  }

  @Get(':id')
  @SendsEtag()
  @Summary('Get a broadcast with its results')
  @Answers(BroadcastResponse, 'not_found')
  one(@IdParam() id: string) {
    return this.queries.one(id);
  }

  @Post()
  @Summary('Create a broadcast; it isn’t sent yet')
  @Creates(BroadcastResponse)
  async add(@Me() { accountId }: SignedIn, @Body() request: NewBroadcastRequest) {
    return this.queries.one(await this.broadcasts.add(accountId, request));
  }

  @Post('preview-audience')
  @IgnoresIdempotencyKey('changes-nothing')
  @RateLimit({ name: 'broadcasts.audience', limit: 240, perSeconds: 60 })
  @Summary('Count the recipients of a broadcast, with the reasons for exclusions')
  @Answers(AudienceResponse)
  ask(@Body() request: AudienceRequest) {
    return this.audience.of(request);
  }

  @Put(':id')
  @Summary(
    'Update a broadcast that isn’t scheduled or sent; with If-Match, a newer edit isn’t overwritten',
    TAKES_RECORD,
  )
  @TakesVersion('Version that was read')
  @Answers(BroadcastResponse, 'not_found', 'mailing_sent')
  async edit(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() request: PutBroadcastRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    await this.broadcasts.edit(accountId, id, request, versionOf(ifMatch));
    return this.queries.one(id);
  }

  @Delete(':id')
  @Summary('Delete a broadcast that isn’t scheduled or sent')
  @Answers(RemovedResponse, 'not_found', 'mailing_sent')
  async remove(@IdParam() id: string, @Me() { accountId }: SignedIn) {
    await this.broadcasts.remove(accountId, id);
    return { id };
  }

  @Post(':id/send')
  @RateLimit({ name: 'broadcasts.send', limit: 20, perSeconds: 3600 })
  @Summary(
    'Send a broadcast now, or schedule it',
    'The recipients are the members of the segment when sending starts. Each person gets it once.',
  )
  @Answers(BroadcastResponse, 'not_found', 'mailing_sent', 'no_readers')
  async send(@IdParam() id: string, @Me() { accountId }: SignedIn, @Body() { sendAt }: SendBroadcastRequest) {
    await this.broadcasts.send(accountId, id, sendAt === null ? null : new Date(sendAt));
    return this.queries.one(id);
  }

  @Post(':id/cancel')
  @Summary(
    'Unschedule a broadcast, or stop one that’s being sent',
    'A scheduled broadcast becomes a draft again. A stopped broadcast isn’t sent to anyone else.',
  )
  @Answers(BroadcastResponse, 'not_found', 'mailing_sent')
  async cancel(@IdParam() id: string, @Me() { accountId }: SignedIn) {
    await this.broadcasts.cancel(accountId, id);
    return this.queries.one(id);
  }
}
