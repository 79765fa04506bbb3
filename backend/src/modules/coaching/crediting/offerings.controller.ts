import { Body, Get, Headers, Post, Put, Query } from '@nestjs/common';
import { Answers, AnswersNothing, Creates, Summary } from '../../../platform/http/answers.js';
import { SendsEtag } from '../../../platform/http/etag.js';
import { IdParam } from '../../../platform/http/id-param.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { ApiList } from '../../../platform/http/api-list.js';
import { TakesVersion, versionOf } from '../../../platform/http/if-match.js';
import { ListParams } from '../../../platform/http/list-params.js';
import { TAKES_RECORD } from '../../../platform/http/takes-record.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { CreateOfferingRequest, OfferingResponse, PutOfferingRequest } from '../offerings/offerings.dto.js';
import { OFFERING_FIELDS, OfferingsQueries } from '../offerings/offerings.queries.js';
import { OfferingsService } from './offerings.service.js';

@CoachController('creator/coaching/offerings', { tag: 'Coach sessions', area: 'coaching' })
export class OfferingArchiveController {
  constructor(private readonly offerings: OfferingsService) {}

  @Post(':id/archive')
  @Summary(
    'Archive an offering and unpublish its products; existing bookings stay',
    'Refused with `sold` while members can still book sessions of it, with `in_bundle` while a published bundle contains one of its products, and with `built_in` for the discovery call.',
  )
  @AnswersNothing('not_found', 'sold', 'built_in', 'in_bundle')
  archive(@IdParam() id: string, @Me() { accountId }: SignedIn) {
    return this.offerings.archive(accountId, id);
  }
}

@CoachController('creator/coaching/offerings', { tag: 'Coach sessions', area: 'coaching' })
export class OfferingsController {
  constructor(
    private readonly queries: OfferingsQueries,
    private readonly offerings: OfferingsService,
  ) {}

  @Get()
  @ApiList({ summary: 'List offerings', type: OfferingResponse, unit: 'offerings', fields: OFFERING_FIELDS })
  list(@Query() params: ListParams) {
    return this.queries.list(params);
  }

  @Get(':id')
  @SendsEtag()
  @Summary('Get an offering with its hours')
  @Answers(OfferingResponse, 'not_found')
  one(@IdParam() id: string) {
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
  ) {
    await this.offerings.edit(accountId, id, request, versionOf(ifMatch));
    return this.queries.one(id);
  }

  @Post()
  @Summary(
    'Create an offering with its prices and their products',
    'It can be booked once it has hours and a place to meet.',
  )
  @Creates(OfferingResponse)
  async create(@Me() { accountId }: SignedIn, @Body() request: CreateOfferingRequest) {
    return this.queries.one(await this.offerings.create(accountId, request));
  }
}
