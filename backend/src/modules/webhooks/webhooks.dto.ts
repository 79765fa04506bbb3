import { ArrayMinSize } from 'class-validator';
import { Choice, Choices, Flag, Id, Moment, Text, Whole } from '../../platform/http/fields/index.js';
import { TakesRecord } from '../../platform/http/takes-record.js';
import { WEBHOOK_EVENTS, type WebhookEvent } from './webhook-events.dto.js';
import { OFF_REASONS, type OffReason, WEBHOOK_NAME_LIMIT, WEBHOOK_URL_LIMIT } from './webhook-terms.js';

export class NewWebhookEndpointRequest {
  @Text({ max: WEBHOOK_NAME_LIMIT, example: 'Bookkeeping' }) name: string;

  @Text({
    max: WEBHOOK_URL_LIMIT,
    example: 'https://hooks.example.com/sanctum',
    description: 'https address on the internet, without a port, user or password',
  })
  url: string;

  @Choices(WEBHOOK_EVENTS, 'WebhookEvent', { example: ['order.paid', 'booking.created'] })
  @ArrayMinSize(1)
  events: WebhookEvent[];

  @Flag('Whether events are sent; what happens while it’s off isn’t sent later') isActive: boolean;
}

export class WebhookEndpointResponse {
  @Id() id: string;
  @Text({ example: 'Bookkeeping' }) name: string;
  @Text({ example: 'https://hooks.example.com/sanctum' }) url: string;
  @Choices(WEBHOOK_EVENTS, 'WebhookEvent') events: WebhookEvent[];
  @Flag() isActive: boolean;

  @Choice(OFF_REASONS, 'WebhookOffReason', {
    nullable: true,
    description: 'Why it was turned off by itself: the address answered 410, or failed for 5 days',
  })
  offReason: OffReason | null;

  @Moment({ nullable: true, description: 'First failed try since the last success; null: none failed' })
  failingSince: Date | null;

  @Moment({
    nullable: true,
    description: 'Until when the previous secret also signs; null: it no longer does',
  })
  oldSecretUntil: Date | null;

  @Moment({ nullable: true, description: 'Last successful delivery of the past 30 days' })
  lastDeliveredAt: Date | null;

  @Moment({ type: String }) createdAt: Date;
  @Whole({ example: 3, description: 'Send as If-Match' }) version: number;
}

/** The webhook as returned by GET, with changed fields. */
@TakesRecord<WebhookEndpointResponse, NewWebhookEndpointRequest>({
  id: true,
  offReason: true,
  failingSince: true,
  oldSecretUntil: true,
  lastDeliveredAt: true,
  createdAt: true,
  version: true,
})
export class PutWebhookEndpointRequest extends NewWebhookEndpointRequest {}

export class WebhookEndpointWithSecretResponse extends WebhookEndpointResponse {
  @Text({
    example: 'whsec_…',
    description: 'Signs what is sent. It isn’t returned again',
  })
  secret: string;
}
