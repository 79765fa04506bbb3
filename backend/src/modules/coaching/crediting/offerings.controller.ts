import { Body, Controller, Get, Headers, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Creates, Summary } from '../../../platform/http/answers.js';
import { ApiList, type ListAnswer } from '../../../platform/http/api-list.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { TakesVersion, versionOf } from '../../../platform/http/if-match.js';
import { ListParams } from '../../../platform/http/list-params.js';
import { TAKES_RECORD } from '../../../platform/http/takes-record.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { CreateOfferingRequest, OfferingResponse, PutOfferingRequest } from '../offerings/offerings.dto.js';
import { OFFERING_FIELDS, OfferingsQueries } from '../offerings/offerings.queries.js';
import { OfferingsService } from './offerings.service.js';
import { ForPrograms } from '../../../platform/security/scopes.js';

@ApiTags('Coach sessions')
@Controller('creator/coaching/offerings')
@Allow('creator')
@ForPrograms('coaching')
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
  list(@Query() params: ListParams): Promise<ListAnswer<OfferingResponse>> {
    return this.queries.list(params);
  }

  @Get(':id')
  @Summary('Get an offering with its hours')
  @Answers(OfferingResponse, 'not_found')
  one(@IdParam() id: string): Promise<OfferingResponse> {
    return this.queries.one(id);
  }

  @Put(':id')
  @Summary(
    'Update an offering and its hours; existing bookings stay. With If-Match, a newer edit isn’t overwritten',
    TAKES_RECORD,
  )
  @TakesVersion('Version that was read')
  @Answers(OfferingResponse, 'not_found', 'in_bundle')
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
  @Summary(
    'Create an offering with its prices and their products',
    'It can be booked once it has hours and a place to meet.',
  )
  @Creates(OfferingResponse)
  async create(
    @Me() { accountId }: SignedIn,
    @Body() request: CreateOfferingRequest,
  ): Promise<OfferingResponse> {
    return this.queries.one(await this.offerings.create(accountId, request));
  }
}
