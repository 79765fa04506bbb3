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
import { RateLimit } from '../../../platform/security/rate-limit.js';
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

@ApiTags('Broadcasts')
@Controller('creator/broadcasts')
@Allow('creator')
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
  async list(
    @Query() params: ListParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BroadcastResponse[]> {
    const { items, contentRange } = await this.queries.list(params);
    void reply.header('content-range', contentRange);
    return items;
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get a broadcast with its results' })
  @ApiOkResponse({ type: BroadcastResponse })
  @Refuses('not_found')
  one(@IdParam() id: string): Promise<BroadcastResponse> {
    return this.queries.one(id);
  }

  @Post()
  @ApiOperation({ summary: 'Create a broadcast; it isn’t sent yet' })
  @ApiCreatedResponse({ type: BroadcastResponse })
  async add(@Me() { accountId }: SignedIn, @Body() request: NewBroadcastRequest): Promise<BroadcastResponse> {
    return this.queries.one(await this.broadcasts.add(accountId, request));
  }

  @Post('audience')
  @HttpCode(200)
  @RateLimit({ name: 'broadcasts.audience', limit: 240, perSeconds: 60 })
  @ApiOperation({ summary: 'Count the recipients of a broadcast, with the reasons for exclusions' })
  @ApiOkResponse({ type: AudienceResponse })
  ask(@Body() request: AudienceRequest): Promise<AudienceResponse> {
    return this.audience.of(request);
  }

  @Put(':id')
  @ApiOperation({
    summary: 'Update a broadcast that isn’t scheduled or sent; with If-Match, a newer edit isn’t overwritten',
    description: TAKES_RECORD,
  })
  @TakesVersion('Version that was read')
  @ApiOkResponse({ type: BroadcastResponse })
  @Refuses('not_found', 'letter_sent')
  async edit(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() request: PutBroadcastRequest,
    @Headers('if-match') ifMatch?: string,
  ): Promise<BroadcastResponse> {
    await this.broadcasts.edit(accountId, id, request, versionOf(ifMatch));
    return this.queries.one(id);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a broadcast that isn’t scheduled or sent' })
  @ApiOkResponse({ type: RemovedResponse })
  @Refuses('not_found', 'letter_sent')
  async remove(@IdParam() id: string, @Me() { accountId }: SignedIn): Promise<RemovedResponse> {
    await this.broadcasts.remove(accountId, id);
    return { id };
  }

  @Post(':id/send')
  @HttpCode(200)
  @RateLimit({ name: 'broadcasts.send', limit: 20, perSeconds: 3600 })
  @ApiOperation({
    summary: 'Send a broadcast now, or schedule it',
    description:
      'The recipients are the members of the segment when sending starts. Each person gets it once.',
  })
  @ApiOkResponse({ type: BroadcastResponse })
  @Refuses('not_found', 'letter_sent', 'no_readers')
  async send(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() { sendAt }: SendBroadcastRequest,
  ): Promise<BroadcastResponse> {
    await this.broadcasts.send(accountId, id, sendAt === null ? null : new Date(sendAt));
    return this.queries.one(id);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Unschedule a broadcast, or stop one that’s being sent',
    description:
      'A scheduled broadcast becomes a draft again. A stopped broadcast isn’t sent to anyone else.',
  })
  @ApiOkResponse({ type: BroadcastResponse })
  @Refuses('not_found', 'letter_sent')
  async cancel(@IdParam() id: string, @Me() { accountId }: SignedIn): Promise<BroadcastResponse> {
    await this.broadcasts.cancel(accountId, id);
    return this.queries.one(id);
  }
}
