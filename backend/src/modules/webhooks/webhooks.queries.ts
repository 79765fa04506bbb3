import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { notFound } from '../../kernel/errors.js';
import { Database } from '../../platform/database/database.js';
import { contains, ids, isTrue } from '../../platform/http/list-filters.js';
import type { ListParams } from '../../platform/http/list-params.js';
import { type ListFields, readListQuery } from '../../platform/http/list-query.js';
import { times } from '../../platform/http/list-ranges.js';
import { readPage } from '../../platform/http/read-page.js';
import type { WebhookEndpointResponse } from './webhooks.dto.js';

export const WEBHOOK_FIELDS: ListFields = {
  sort: { name: 'w.name', url: 'w.url', createdAt: 'w.created_at', id: 'w.id' },
  filter: {
    q: contains('w.name', 'w.url'),
    isActive: isTrue('w.is_active'),
    id: ids('w.id'),
    ...times('createdAt', 'w.created_at'),
  },
  default: { sort: 'createdAt', order: 'ASC' },
};

const ROW = `
  select w.id, w.name, w.url, w.events, w.is_active as "isActive", w.off_reason as "offReason",
    w.failing_since as "failingSince", w.old_secret_until as "oldSecretUntil",
    (select max(d.delivered_at) from webhook_deliveries d where d.webhook_id = w.id) as "lastDeliveredAt",
    w.created_at as "createdAt", w.version
  from webhooks w`;

@Injectable()
export class WebhooksQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  list(params: ListParams): Promise<{ items: WebhookEndpointResponse[]; contentRange: string }> {
    return readPage(this.database, readListQuery(params, WEBHOOK_FIELDS), {
      unit: 'webhooks',
      select: ROW,
      from: 'webhooks w',
      tie: 'w.id',
      show: (rows: WebhookEndpointResponse[]) => rows.map((row) => this.asResponse(row)),
    });
  }

  async one(id: string): Promise<WebhookEndpointResponse> {
    const row = await this.database.one<WebhookEndpointResponse & Record<string, unknown>>(
      `${ROW} where w.id = $1`,
      [id],
    );
    if (!row) throw notFound('Webhook');
    return this.asResponse(row);
  }

  /** Builds the response; an expired secret no longer signs. */
  private asResponse(row: WebhookEndpointResponse): WebhookEndpointResponse {
    const { oldSecretUntil } = row;
    const isOver = oldSecretUntil !== null && oldSecretUntil <= this.clock.now();
    return { ...row, oldSecretUntil: isOver ? null : oldSecretUntil };
  }
}
