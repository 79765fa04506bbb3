import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { DeliveryState, TryProblem } from './webhook-terms.js';
import { Webhook } from './webhook.entity.js';

/** One event for one webhook. Its id is the `webhook-id` of every try, so that receivers recognize repeats. */
@Entity('webhook_deliveries')
@Check('webhook_deliveries_state', `state IN ('pending', 'delivered', 'failed')`)
@Index('webhook_deliveries_created', ['createdAt', 'id'])
@Index('webhook_deliveries_webhook', ['webhookId', 'createdAt'])
export class WebhookDelivery {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => Webhook, { onDelete: 'CASCADE' }) @Column('uuid') webhookId: string;

  /** A public event, or the test. */
  @Column('text') event: string;

  /** The bytes that are signed and sent. */
  @Column('text') body: string;

  @Column('text') state: DeliveryState;

  /** Failed tries since the event, or since the coach sent it again. */
  @Column('integer', { default: 0 }) failures: number;

  @Column('timestamptz', { nullable: true }) nextTryAt: Date | null;

  /** End of the lease of the worker that sends it. */
  @Column('timestamptz', { nullable: true }) claimedUntil: Date | null;

  @Column('timestamptz', { nullable: true }) deliveredAt: Date | null;
  @Column('timestamptz') createdAt: Date;
}

/** One request to the receiver, and its result. */
@Entity('webhook_tries')
@Index('webhook_tries_delivery', ['deliveryId', 'sentAt'])
export class WebhookTry {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => WebhookDelivery, { onDelete: 'CASCADE' }) @Column('uuid') deliveryId: string;
  @Column('timestamptz') sentAt: Date;
  @Column('jsonb') headers: Record<string, string>;

  /** Milliseconds until the end of the response, or until the try was given up. */
  @Column('integer') milliseconds: number;

  /** Status of the response; null: there was none, and `problem` says why. */
  @Column('integer', { nullable: true }) status: number | null;
  @Column('text', { nullable: true }) problem: TryProblem | null;

  /** Beginning of the response. */
  @Column('text', { nullable: true }) answer: string | null;
}
