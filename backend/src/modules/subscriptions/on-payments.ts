import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import { cancellation } from './cancel-subscription.job.js';
import { HEAR_SUBSCRIPTION } from './hear-subscription.job.js';

/** Queues jobs, because Stripe is asked outside the transaction. */
@Injectable()
export class OnPayments {
  constructor(private readonly queue: JobQueue) {}

  @On('subscription.told', 'subscriptions.hear-told')
  async hearTold({ stripeId, eventId }: EventMap['subscription.told'], tx: Tx): Promise<void> {
    await this.queue.add(tx, {
      job: HEAR_SUBSCRIPTION,
      payload: { stripeId },
      dedupeKey: `${HEAR_SUBSCRIPTION.kind}:${eventId}`,
    });
  }

  /** Charges nobody for access that a refund has ended. */
  @On('subscription.refunded', 'subscriptions.cancel-refunded')
  async cancelRefunded({ subscriptionId }: EventMap['subscription.refunded'], tx: Tx): Promise<void> {
    const running = await tx.one<{ stripeId: string }>(
      `select stripe_id as "stripeId" from subscriptions
       where id = $1 and ended_at is null and stripe_id is not null`,
      [subscriptionId],
    );
    if (running) await this.queue.add(tx, cancellation(running.stripeId, 'refunded'));
  }
}
