import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiList } from '../../../platform/http/api-list.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { ListParams } from '../../../platform/http/list-params.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { Allow } from '../../../platform/security/access.js';
import { DeliveryResponse } from './deliveries.dto.js';
import { DELIVERY_FIELDS, DeliveriesQueries } from './deliveries.queries.js';

@ApiTags('Broadcasts')
@Controller('creator/letter-deliveries')
@Allow('creator')
export class DeliveriesController {
  constructor(private readonly deliveries: DeliveriesQueries) {}

  @Get()
  @ApiList({
    summary: 'List the recipients of broadcasts and sequences with the results',
    type: DeliveryResponse,
    unit: 'letter-deliveries',
    fields: DELIVERY_FIELDS,
  })
  async list(
    @Query() params: ListParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DeliveryResponse[]> {
    const { items, contentRange } = await this.deliveries.list(params);
    void reply.header('content-range', contentRange);
    return items;
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get one delivery with its broadcast or sequence' })
  @ApiOkResponse({ type: DeliveryResponse })
  @Refuses('not_found')
  one(@IdParam() id: string): Promise<DeliveryResponse> {
    return this.deliveries.one(id);
  }
}
