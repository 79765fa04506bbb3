import { Get, Post, Query } from '@nestjs/common';
import { Answers, Summary } from '../../platform/http/answers.js';
import { ApiList } from '../../platform/http/api-list.js';
import { IdParam } from '../../platform/http/id-param.js';
import { ListParams } from '../../platform/http/list-params.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { CoachController } from '../../platform/security/controllers.js';
import { WebhookDeliveryDetailResponse, WebhookDeliveryResponse } from './webhook-deliveries.dto.js';
import { WEBHOOK_DELIVERY_FIELDS, WebhookDeliveriesQueries } from './webhook-deliveries.queries.js';
import { WebhooksService } from './webhooks.service.js';

@CoachController('creator/webhook-deliveries', { tag: 'Webhooks', area: 'settings' })
export class WebhookDeliveriesController {
  constructor(
    private readonly queries: WebhookDeliveriesQueries,
    private readonly webhooks: WebhooksService,
  ) {}

  @Get()
  @ApiList({
    summary: 'List what was sent to webhooks in the past 30 days',
    type: WebhookDeliveryResponse,
    unit: 'webhook-deliveries',
    fields: WEBHOOK_DELIVERY_FIELDS,
  })
  list(@Query() params: ListParams) {
    return this.queries.list(params);
  }

  @Get(':id')
  @Summary('Get a delivery with each request and response')
  @Answers(WebhookDeliveryDetailResponse, 'not_found')
  one(@IdParam() id: string) {
    return this.queries.one(id);
  }

  @Post(':id/replay')
  @RateLimit({ name: 'webhooks.replay', limit: 300, perSeconds: 600 })
  @Summary('Send a delivery again, with the same ID')
  @Answers(WebhookDeliveryDetailResponse, 'not_found', 'webhook_off')
  async replay(@IdParam() id: string) {
    await this.webhooks.replay(id);
    return this.queries.one(id);
  }
}
