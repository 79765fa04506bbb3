import { Body, Controller, Get, Headers, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiList } from '../../../platform/http/api-list.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { TakesVersion, versionOf } from '../../../platform/http/if-match.js';
import { ListParams } from '../../../platform/http/list-params.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { TAKES_RECORD } from '../../../platform/http/takes-record.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { CreateOfferingRequest, OfferingResponse, PutOfferingRequest } from '../offerings/offerings.dto.js';
import { OFFERING_FIELDS, OfferingsQueries } from '../offerings/offerings.queries.js';
import { OfferingsService } from './offerings.service.js';

@ApiTags('Coach sessions')
@Controller('creator/coaching/offerings')
@Allow('creator')
export class OfferingsController {
  constructor(
    private readonly queries: OfferingsQueries,
    private readonly offerings: OfferingsService,
  ) {}

  @Get()
  @ApiList({
    summary: 'List offerings',
    type: OfferingResponse,
    unit: 'offerings',
    fields: OFFERING_FIELDS,
  })
  async list(
    @Query() params: ListParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OfferingResponse[]> {
    const { items, contentRange } = await this.queries.list(params);
    void reply.header('content-range', contentRange);
    return items;
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get an offering with its hours' })
  @ApiOkResponse({ type: OfferingResponse })
  @Refuses('not_found')
  one(@IdParam() id: string): Promise<OfferingResponse> {
    return this.queries.one(id);
  }

  @Put(':id')
  @ApiOperation({
    summary:
      'Update an offering and its hours; existing bookings stay. With If-Match, a newer edit isn’t overwritten',
    description: TAKES_RECORD,
  })
  @TakesVersion('Version that was read')
  @ApiOkResponse({ type: OfferingResponse })
  @Refuses('not_found', 'in_bundle')
  async edit(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() request: PutOfferingRequest,
    @Headers('if-match') ifMatch?: string,
  ): Promise<OfferingResponse> {
    await this.offerings.edit(accountId, id, request, versionOf(ifMatch));
    return this.queries.one(id);
  }

  @Post()
  @ApiOperation({
    summary: 'Create an offering with its prices and their products',
    description: 'It can be booked once it has hours and a place to meet.',
  })
  @ApiCreatedResponse({ type: OfferingResponse })
  async create(
    @Me() { accountId }: SignedIn,
    @Body() request: CreateOfferingRequest,
  ): Promise<OfferingResponse> {
    return this.queries.one(await this.offerings.create(accountId, request));
  }
}
