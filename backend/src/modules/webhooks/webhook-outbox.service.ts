import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../kernel/clock.js';
import { newId } from '../../kernel/ids.js';
import type { Tx } from '../../platform/database/database.js';
import { job } from '../../platform/jobs/job.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import type { TEST_EVENT, WebhookData, WebhookEvent } from './webhook-events.dto.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import type { WebhookTestData } from './webhook-payloads.dto.js';

export const SEND_WEBHOOK = job('webhooks.send', { deliveryId: z.string() });

/** Writes deliveries in the transaction of the event, so neither exists without the other; a job sends them. */
@Injectable()
export class WebhookOutboxService {
  constructor(
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes a delivery for each webhook that subscribes to the event. `read` is called only if there is one; it returns
   * undefined if there is nothing left to report.
   */
  async publish<Event extends WebhookEvent>(
    tx: Tx,
    event: Event,
    read: () => Promise<WebhookData[Event] | undefined>,
  ): Promise<void> {
    const webhooks = await tx.query<{ id: string }>(
      'select id from webhooks where is_active and $1 = any(events) order by created_at, id',
      [event],
    );
    if (webhooks.length === 0) return;
    const data = await read();
    if (!data) return;
    for (const { id } of webhooks) await this.add(tx, id, event, data);
  }

  /** Writes a delivery for one webhook and returns its id. */
  async add<Event extends WebhookEvent>(
    tx: Tx,
    webhookId: string,
    event: Event | typeof TEST_EVENT,
    data: WebhookData[Event] | WebhookTestData,
  ): Promise<string> {
    const id = newId();
    const now = this.clock.now();
    await tx.insert(WebhookDelivery, {
      id,
      webhookId,
      event,
      body: JSON.stringify({ type: event, timestamp: now.toISOString(), data }),
      state: 'pending',
      nextTryAt: now,
      createdAt: now,
    });
    await this.queueTry(tx, id, now);
    return id;
  }

  /** Queues the next try of a delivery that was put back to pending. */
  queueTry(tx: Tx, deliveryId: string, runAt: Date): Promise<void> {
    return this.queue.add(tx, { job: SEND_WEBHOOK, payload: { deliveryId }, runAt });
  }
}
