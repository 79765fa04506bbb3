import { Get, Query } from '@nestjs/common';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { ApiList } from '../../../platform/http/api-list.js';
import { SendsEtag } from '../../../platform/http/etag.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { PolledListParams } from '../../../platform/http/list-params.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { COACH_ORDER_FIELDS } from './coach-order-fields.sql.js';
import { CoachOrderQueries } from './coach-order.queries.js';
import { CoachOrderDetailResponse, CoachOrderResponse } from './coach-orders.dto.js';
import { CoachOrdersQueries } from './coach-orders.queries.js';

@CoachController('creator/orders', { tag: 'Coach orders', area: 'orders' })
export class CoachOrdersController {
  constructor(
    private readonly orders: CoachOrdersQueries,
    private readonly order: CoachOrderQueries,
  ) {}

  @Get()
  @ApiList({
    summary: 'List orders that received money',
    type: CoachOrderResponse,
    unit: 'orders',
    fields: COACH_ORDER_FIELDS,
  })
  @SendsEtag()
  list(@Query() params: PolledListParams) {
    return this.orders.list(params);
  }

  @Get(':id')
  @Summary('Get an order with its lines, payment and history')
  @Answers(CoachOrderDetailResponse, 'not_found')
  one(@IdParam() id: string) {
    return this.order.one(id);
  }
}
