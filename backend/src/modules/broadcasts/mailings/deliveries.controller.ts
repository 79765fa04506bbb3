import { Get, Query } from '@nestjs/common';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { ApiList } from '../../../platform/http/api-list.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { ListParams } from '../../../platform/http/list-params.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { DeliveryResponse } from './deliveries.dto.js';
import { DELIVERY_FIELDS, DeliveriesQueries } from './deliveries.queries.js';

@CoachController('creator/mailing-deliveries', { tag: 'Broadcasts', area: 'marketing' })
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
