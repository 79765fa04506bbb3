import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { WebhookEvent } from './webhook-events.dto.js';
import { type OffReason, WEBHOOK_NAME_LIMIT, WEBHOOK_URL_LIMIT } from './webhook-terms.js';

/** The coach's address that receives the chosen events. */
@Entity('webhooks')
export class Webhook {
  @PrimaryColumn('uuid') id: string;
  @Column('varchar', { length: WEBHOOK_NAME_LIMIT }) name: string;
  @Column('varchar', { length: WEBHOOK_URL_LIMIT }) url: string;
  @Column('text', { array: true }) events: WebhookEvent[];
  @Column('boolean') isActive: boolean;

  /** The signing secret, encrypted. */
  @Column('text') sealedSecret: string;

  /** The previous secret, which also signs until `oldSecretUntil`. */
  @Column('text', { nullable: true }) sealedOldSecret: string | null;
  @Column('timestamptz', { nullable: true }) oldSecretUntil: Date | null;

  /** Time of the first failed try since the last delivered one. */
  @Column('timestamptz', { nullable: true }) failingSince: Date | null;

  /** Reason why it is turned off automatically; null: it is not. */
  @Column('text', { nullable: true }) offReason: OffReason | null;

  @Column('integer', { default: 1 }) version: number;
  @Column('timestamptz') createdAt: Date;
}
