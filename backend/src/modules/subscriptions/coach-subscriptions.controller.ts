import { Get, Query } from '@nestjs/common';
import { ApiList } from '../../platform/http/api-list.js';
import { ListParams } from '../../platform/http/list-params.js';
import { CoachController } from '../../platform/security/controllers.js';
import { CoachSubscriptionResponse } from './coach-subscriptions.dto.js';
import { COACH_SUBSCRIPTION_FIELDS, CoachSubscriptionsQueries } from './coach-subscriptions.queries.js';

@CoachController('creator/subscriptions', { tag: 'Subscriptions', area: 'orders' })
export class CoachSubscriptionsController {
  constructor(private readonly subscriptions: CoachSubscriptionsQueries) {}

  @Get()
  @ApiList({
    summary: 'List subscriptions that began with a payment',
    type: CoachSubscriptionResponse,
    unit: 'subscriptions',
    fields: COACH_SUBSCRIPTION_FIELDS,
  })
  list(@Query() params: ListParams) {
    return this.subscriptions.list(params);
  }
}
