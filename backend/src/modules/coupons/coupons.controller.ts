import { Body, Get, Headers, Post, Put, Query } from '@nestjs/common';
import { Answers, Creates, Summary } from '../../platform/http/answers.js';
import { SendsEtag } from '../../platform/http/etag.js';
import { ApiList } from '../../platform/http/api-list.js';
import { IdParam } from '../../platform/http/id-param.js';
import { TakesVersion, versionOf } from '../../platform/http/if-match.js';
import { ListParams } from '../../platform/http/list-params.js';
import { TAKES_RECORD } from '../../platform/http/takes-record.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { CoachController } from '../../platform/security/controllers.js';
import { CouponResponse, NewCouponRequest, PutCouponRequest } from './coupons.dto.js';
import { COUPON_FIELDS, CouponsQueries } from './coupons.queries.js';
import { CouponsService } from './coupons.service.js';

@CoachController('creator/coupons', { tag: 'Coupons', area: 'products' })
export class CouponsController {
  constructor(
    private readonly queries: CouponsQueries,
    private readonly coupons: CouponsService,
  ) {}

  @Get()
  @ApiList({ summary: 'List coupons', type: CouponResponse, unit: 'coupons', fields: COUPON_FIELDS })
  list(@Query() params: ListParams) {
    return this.queries.list(params);
  }

  @Get(':id')
  @SendsEtag()
  @Summary('Get a coupon')
  @Answers(CouponResponse, 'not_found')
  one(@IdParam() id: string) {
    return this.queries.one(id);
  }

  @Post()
  @Summary('Create a coupon')
  @Creates(CouponResponse, 'code_taken')
  async add(@Me() { accountId }: SignedIn, @Body() request: NewCouponRequest) {
    return this.queries.one(await this.coupons.add(accountId, request));
  }

  @Put(':id')
  @Summary(
    'Update a coupon; payments in progress keep their price. With If-Match, a newer edit isn’t overwritten',
    TAKES_RECORD,
  )
  @TakesVersion('Version that was read')
  @Answers(CouponResponse, 'not_found', 'coupon_uses_taken')
  async edit(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() request: PutCouponRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    await this.coupons.edit(accountId, id, request, versionOf(ifMatch));
    return this.queries.one(id);
  }

  @Post(':id/archive')
  @Summary('Archive a coupon; it no longer applies')
  @Answers(CouponResponse, 'not_found')
  async archive(@IdParam() id: string, @Me() { accountId }: SignedIn) {
    await this.coupons.archive(accountId, id);
    return this.queries.one(id);
  }

  @Post(':id/restore')
  @Summary('Restore an archived coupon')
  @Answers(CouponResponse, 'not_found')
  async restore(@IdParam() id: string, @Me() { accountId }: SignedIn) {
    await this.coupons.restore(accountId, id);
    return this.queries.one(id);
  }
}
