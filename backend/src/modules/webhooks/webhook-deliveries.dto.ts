import { Choice, Decimal, Id, ListOf, Moment, Text, Whole } from '../../platform/http/fields/index.js';
import { TEST_EVENT, WEBHOOK_EVENTS, type WebhookEvent } from './webhook-events.dto.js';
import { DELIVERY_STATES, type DeliveryState, TRY_PROBLEMS, type TryProblem } from './webhook-terms.js';

export const SENT_EVENTS = [...WEBHOOK_EVENTS, TEST_EVENT] as const;

export class WebhookDeliveryResponse {
  @Id('Sent as `webhook-id` with every try') id: string;
  @Id() webhookId: string;
  @Text({ example: 'Bookkeeping' }) webhookName: string;
  @Choice(SENT_EVENTS, 'SentWebhookEvent') event: WebhookEvent | typeof TEST_EVENT;
  @Choice(DELIVERY_STATES, 'WebhookDeliveryState') state: DeliveryState;
  @Whole({ example: 1 }) tryCount: number;

  @Whole({ nullable: true, example: 200, description: 'Status of the last response; null: there was none' })
  lastStatus: number | null;

  @Moment({ nullable: true, description: 'Null: no try is planned' }) nextTryAt: Date | null;
  @Moment({ nullable: true }) deliveredAt: Date | null;
  @Moment({ type: String }) createdAt: Date;
}

export class WebhookHeaderResponse {
  @Text({ example: 'webhook-timestamp' }) name: string;
  @Text({ example: '1803891600' }) value: string;
}

export class WebhookTryResponse {
  @Id() id: string;
  @Moment() sentAt: Date;
  @Decimal({ example: 0.21, description: 'Time until the response ended' }) durationSeconds: number;
  @ListOf(WebhookHeaderResponse, { description: 'Headers of the request' }) headers: WebhookHeaderResponse[];
  @Whole({ nullable: true, example: 200, description: 'Status of the response; null: there was none' })
  status: number | null;

  @Choice(TRY_PROBLEMS, 'WebhookTryProblem', { nullable: true, description: 'Why there was no response' })
  problem: TryProblem | null;

  @Text({ nullable: true, example: 'ok', description: 'Answer, up to its first 2 kB' }) answer: string | null;
}

export class WebhookDeliveryDetailResponse extends WebhookDeliveryResponse {
  @Text({ example: 'https://hooks.example.com/sanctum', description: 'Present address of the webhook' })
  url: string;

  @Text({ example: '{"type":"member.erased"}', description: 'Body of the request, as it was signed' })
  body: string;
  @ListOf(WebhookTryResponse, { description: 'The latest first' }) tries: WebhookTryResponse[];
}
