import { Body, Delete, Get, Headers, Post, Put, Query } from '@nestjs/common';
import { Answers, Creates, Summary } from '../../platform/http/answers.js';
import { ApiList } from '../../platform/http/api-list.js';
import { IgnoresIdempotencyKey } from '../../platform/http/ignores-idempotency-key.js';
import { IdParam } from '../../platform/http/id-param.js';
import { TakesVersion, versionOf } from '../../platform/http/if-match.js';
import { ListParams } from '../../platform/http/list-params.js';
import { RemovedResponse } from '../../platform/http/removed.dto.js';
import { TAKES_RECORD } from '../../platform/http/takes-record.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { FreshSignIn } from '../../platform/security/fresh-sign-in.guard.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { CoachController } from '../../platform/security/controllers.js';
import { WebhookDeliveryDetailResponse } from './webhook-deliveries.dto.js';
import { WebhookDeliveriesQueries } from './webhook-deliveries.queries.js';
import {
  NewWebhookEndpointRequest,
  PutWebhookEndpointRequest,
  WebhookEndpointResponse,
  WebhookEndpointWithSecretResponse,
} from './webhooks.dto.js';
import { WEBHOOK_FIELDS, WebhooksQueries } from './webhooks.queries.js';
import { WebhooksService } from './webhooks.service.js';

@CoachController('creator/webhooks', { tag: 'Webhooks', area: 'settings' })
export class WebhooksController {
  constructor(
    private readonly queries: WebhooksQueries,
    private readonly deliveries: WebhookDeliveriesQueries,
    private readonly webhooks: WebhooksService,
  ) {}

  @Get()
  @ApiList({
    summary: 'List webhooks',
    type: WebhookEndpointResponse,
    unit: 'webhooks',
    fields: WEBHOOK_FIELDS,
  })
  list(@Query() params: ListParams) {
    return this.queries.list(params);
  }

  @Get(':id')
  @Summary('Get a webhook')
  @Answers(WebhookEndpointResponse, 'not_found')
  one(@IdParam() id: string) {
    return this.queries.one(id);
  }

  @Post()
  @IgnoresIdempotencyKey('secret')
  @FreshSignIn()
  @Summary('Create a webhook; only this response has its secret')
  @Creates(WebhookEndpointWithSecretResponse, 'full')
  async add(@Me() { accountId }: SignedIn, @Body() request: NewWebhookEndpointRequest) {
    const { id, secret } = await this.webhooks.add(accountId, request);
    return { ...(await this.queries.one(id)), secret };
  }

  @Put(':id')
  @FreshSignIn()
  @Summary('Update a webhook. With If-Match, a newer edit isn’t overwritten', TAKES_RECORD)
  @TakesVersion('Version that was read')
  @Answers(WebhookEndpointResponse, 'not_found')
  async edit(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() request: PutWebhookEndpointRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    await this.webhooks.edit(accountId, id, request, versionOf(ifMatch));
    return this.queries.one(id);
  }

  @Delete(':id')
  @Summary('Delete a webhook and its log; nothing more is sent')
  @Answers(RemovedResponse, 'not_found')
  async remove(@IdParam() id: string, @Me() { accountId }: SignedIn) {
    await this.webhooks.remove(accountId, id);
    return { id };
  }

  @Post(':id/replace-secret')
  @IgnoresIdempotencyKey('secret')
  @FreshSignIn()
  @Summary('Replace a webhook’s secret; for 24 hours everything is signed with both')
  @Answers(WebhookEndpointWithSecretResponse, 'not_found')
  async replaceSecret(@IdParam() id: string, @Me() { accountId }: SignedIn) {
    const secret = await this.webhooks.replaceSecret(accountId, id);
    return { ...(await this.queries.one(id)), secret };
  }

  @Post(':id/test')
  @RateLimit({ name: 'webhooks.test', limit: 30, perSeconds: 600 })
  @Summary('Send a webhook the event `webhook.test`; its delivery shows the response')
  @Creates(WebhookDeliveryDetailResponse, 'not_found', 'webhook_off')
  async test(@IdParam() id: string) {
    return this.deliveries.one(await this.webhooks.test(id));
  }
}
