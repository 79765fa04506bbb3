import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { ApiList } from '../../../platform/http/api-list.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { ListParams } from '../../../platform/http/list-params.js';
import { Allow } from '../../../platform/security/access.js';
import { DeliveryResponse } from './deliveries.dto.js';
import { DELIVERY_FIELDS, DeliveriesQueries } from './deliveries.queries.js';
import { ForPrograms } from '../../../platform/security/scopes.js';

@ApiTags('Broadcasts')
@Controller('creator/mailing-deliveries')
@Allow('creator')
@ForPrograms('marketing')
export class DeliveriesController {
  constructor(private readonly deliveries: DeliveriesQueries) {}

  @Get()
  @ApiList({
    summary: 'List the recipients of broadcasts and sequences with the results',
    type: DeliveryResponse,
    unit: 'mailing-deliveries',
    fields: DELIVERY_FIELDS,
  })
  list(@Query() params: ListParams) {
    return this.deliveries.list(params);
  }

  @Get(':id')
  @Summary('Get one delivery with its broadcast or sequence')
  @Answers(DeliveryResponse, 'not_found')
  one(@IdParam() id: string) {
    return this.deliveries.one(id);
  }
}
