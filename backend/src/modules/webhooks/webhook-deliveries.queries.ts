import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/errors.js';
import { Database } from '../../platform/database/database.js';
import { ids, oneOf } from '../../platform/http/list-filters.js';
import type { ListParams } from '../../platform/http/list-params.js';
import { type ListFields, readListQuery } from '../../platform/http/list-query.js';
import { times } from '../../platform/http/list-ranges.js';
import { readPage } from '../../platform/http/read-page.js';
import {
  SENT_EVENTS,
  type WebhookDeliveryDetailResponse,
  type WebhookDeliveryResponse,
  type WebhookTryResponse,
} from './webhook-deliveries.dto.js';
import type { WebhookTry } from './webhook-delivery.entity.js';
import { DELIVERY_STATES } from './webhook-terms.js';

export const WEBHOOK_DELIVERY_FIELDS: ListFields = {
  sort: { createdAt: { columns: ['d.created_at', 'd.id'], missing: 'never' }, event: 'd.event', id: 'd.id' },
  filter: {
    webhookId: ids('d.webhook_id'),
    event: oneOf(SENT_EVENTS, 'd.event'),
    state: oneOf(DELIVERY_STATES, 'd.state'),
    id: ids('d.id'),
    ...times('createdAt', 'd.created_at'),
  },
  default: { sort: 'createdAt', order: 'DESC' },
};

const ROW = `d.id, d.webhook_id as "webhookId", w.name as "webhookName", d.event, d.state,
  (select count(*)::int from webhook_tries t where t.delivery_id = d.id) as "tryCount",
  (select t.status from webhook_tries t where t.delivery_id = d.id order by t.sent_at desc, t.id desc limit 1) as "lastStatus",
  d.next_try_at as "nextTryAt", d.delivered_at as "deliveredAt", d.created_at as "createdAt"`;

const DELIVERIES = 'webhook_deliveries d join webhooks w on w.id = d.webhook_id';

type DetailRow = Omit<WebhookDeliveryDetailResponse, 'tries'>;
type TryRow = Pick<
  WebhookTry,
  'id' | 'sentAt' | 'headers' | 'milliseconds' | 'status' | 'problem' | 'answer'
>;

/** Reads the log of webhooks: what was sent, and what was answered. */
@Injectable()
export class WebhookDeliveriesQueries {
  constructor(private readonly database: Database) {}

  list(params: ListParams): Promise<{ items: WebhookDeliveryResponse[]; contentRange: string }> {
    return readPage(this.database, readListQuery(params, WEBHOOK_DELIVERY_FIELDS), {
      unit: 'webhook-deliveries',
      select: `select ${ROW} from ${DELIVERIES}`,
      from: DELIVERIES,
      show: (rows: WebhookDeliveryResponse[]) => rows,
    });
  }

  async one(id: string): Promise<WebhookDeliveryDetailResponse> {
    const [delivery, tries] = await Promise.all([
      this.database.one<DetailRow & Record<string, unknown>>(
        `select ${ROW}, w.url, d.body from ${DELIVERIES} where d.id = $1`,
        [id],
      ),
      this.database.query<TryRow & Record<string, unknown>>(
        `select id, sent_at as "sentAt", headers, milliseconds, status, problem, answer from webhook_tries
         where delivery_id = $1 order by sent_at desc, id desc`,
        [id],
      ),
    ]);
    if (!delivery) throw notFound('Delivery');
    return { ...delivery, tries: tries.map(asTry) };
  }
}

const asTry = ({ headers, milliseconds, ...row }: TryRow): WebhookTryResponse => ({
  ...row,
  durationSeconds: milliseconds / 1000,
  headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
});
