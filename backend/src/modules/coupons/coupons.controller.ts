import { Body, Controller, Get, Headers, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiList } from '../../platform/http/api-list.js';
import { IdParam } from '../../platform/http/id-param.js';
import { TakesVersion, versionOf } from '../../platform/http/if-match.js';
import { ListParams } from '../../platform/http/list-params.js';
import { Refuses } from '../../platform/http/refuses.js';
import { TAKES_RECORD } from '../../platform/http/takes-record.js';
import { Allow } from '../../platform/security/access.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { CouponResponse, NewCouponRequest, PutCouponRequest } from './coupons.dto.js';
import { COUPON_FIELDS, CouponsQueries } from './coupons.queries.js';
import { CouponsService } from './coupons.service.js';

@ApiTags('Coupons')
@Controller('creator/coupons')
@Allow('creator')
export class CouponsController {
  constructor(
    private readonly queries: CouponsQueries,
    private readonly coupons: CouponsService,
  ) {}

  @Get()
  @ApiList({ summary: 'List coupons', type: CouponResponse, unit: 'coupons', fields: COUPON_FIELDS })
  async list(
    @Query() params: ListParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CouponResponse[]> {
    const { items, contentRange } = await this.queries.list(params);
    void reply.header('content-range', contentRange);
    return items;
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get a coupon' })
  @ApiOkResponse({ type: CouponResponse })
  @Refuses('not_found')
  one(@IdParam() id: string): Promise<CouponResponse> {
    return this.queries.one(id);
  }

  @Post()
  @ApiOperation({ summary: 'Create a coupon' })
  @ApiCreatedResponse({ type: CouponResponse })
  @Refuses('code_taken')
  async add(@Me() { accountId }: SignedIn, @Body() request: NewCouponRequest): Promise<CouponResponse> {
    return this.queries.one(await this.coupons.add(accountId, request));
  }

  @Put(':id')
  @ApiOperation({
    summary:
      'Update a coupon; payments in progress keep their price. With If-Match, a newer edit isn’t overwritten',
    description: TAKES_RECORD,
  })
  @TakesVersion('Version that was read')
  @ApiOkResponse({ type: CouponResponse })
  @Refuses('not_found', 'coupon_uses_taken')
  async edit(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() request: PutCouponRequest,
    @Headers('if-match') ifMatch?: string,
  ): Promise<CouponResponse> {
    await this.coupons.edit(accountId, id, request, versionOf(ifMatch));
    return this.queries.one(id);
  }

  @Post(':id/archive')
  @HttpCode(200)
  @ApiOperation({ summary: 'Archive a coupon; it no longer applies' })
  @ApiOkResponse({ type: CouponResponse })
  @Refuses('not_found')
  async archive(@IdParam() id: string, @Me() { accountId }: SignedIn): Promise<CouponResponse> {
    await this.coupons.archive(accountId, id);
    return this.queries.one(id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({ summary: 'Restore an archived coupon' })
  @ApiOkResponse({ type: CouponResponse })
  @Refuses('not_found')
  async restore(@IdParam() id: string, @Me() { accountId }: SignedIn): Promise<CouponResponse> {
    await this.coupons.restore(accountId, id);
    return this.queries.one(id);
  }
}
