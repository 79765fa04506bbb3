import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiList } from '../../../platform/http/api-list.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { ListParams } from '../../../platform/http/list-params.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { Allow } from '../../../platform/security/access.js';
import { COACH_ORDER_FIELDS } from './coach-order-fields.sql.js';
import { CoachOrderQueries } from './coach-order.queries.js';
import { CoachOrderDetailResponse, CoachOrderResponse } from './coach-orders.dto.js';
import { CoachOrdersQueries } from './coach-orders.queries.js';

@ApiTags('Coach orders')
@Controller('creator/orders')
@Allow('creator')
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
  async list(
    @Query() params: ListParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CoachOrderResponse[]> {
    const { items, contentRange } = await this.orders.list(params);
    void reply.header('content-range', contentRange);
    return items;
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get an order with its lines, payment and history' })
  @ApiOkResponse({ type: CoachOrderDetailResponse })
  @Refuses('not_found')
  one(@IdParam() id: string): Promise<CoachOrderDetailResponse> {
    return this.order.one(id);
  }
}
