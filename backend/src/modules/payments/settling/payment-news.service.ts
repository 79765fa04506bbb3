import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import type { Outcome, PaymentNews } from '../payment-news.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { DisputeSettlementService } from '../disputes/dispute-settlement.service.js';
import { CHECK_REFUNDS } from '../refunds/check-refunds.job.js';
import { RefundSettlementService } from '../refunds/refund-settlement.service.js';
import { OrderCouponsService } from '../order-coupons.service.js';
import { type Settled, SettlementService } from './settlement.service.js';

/** Handles Stripe's webhooks and responses: each event has its effect once. */
@Injectable()
export class PaymentNewsService {
  constructor(
    private readonly database: Database,
    private readonly settlement: SettlementService,
    private readonly refunds: RefundSettlementService,
    private readonly disputes: DisputeSettlementService,
    private readonly coupons: OrderCouponsService,
    private readonly queue: JobQueue,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Stores the event and its effect in one transaction: a crash leaves both or neither (product rule 4.7). */
  async take(news: PaymentNews): Promise<Outcome | 'duplicate'> {
    return this.database.transaction(async (tx) => {
      const { id, type, intentId } = news;
      const first = await tx.one<unknown>(
        `insert into payment_events (id, type, payment_intent_id, outcome, received_at)
         values ($1, $2, $3, 'recorded', $4) on conflict do nothing returning id`,
        [id, type, intentId ?? null, this.clock.now()],
      );
      if (!first) return 'duplicate';
      const { outcome, orderId } = await this.apply(tx, news);
      await tx.query('update payment_events set outcome = $2, order_id = $3 where id = $1', [
        id,
        outcome,
        orderId,
      ]);
      return outcome;
    });
  }

  private async apply(tx: Tx, { id, intentId, effect }: PaymentNews): Promise<Settled> {
    if (effect.kind === 'paid') return this.settlement.settle(tx, effect.payment);
    if (effect.kind === 'refund') return this.refunds.take(tx, effect.refund);
    if (effect.kind === 'dispute') return this.disputes.take(tx, effect.dispute);
    if (effect.kind === 'subscription') {
      await this.outbox.publish(tx, 'subscription.told', { stripeId: effect.stripeId, eventId: id });
      return { outcome: 'recorded', orderId: null };
    }
    if (intentId === undefined) return { outcome: 'ignored', orderId: null };
    const orderId = await lockOrderOf(tx, intentId);
    if (orderId === undefined) return { outcome: 'unknown_intent', orderId: null };
    if (effect.kind === 'canceled') {
      await this.close(tx, intentId);
      await this.coupons.release(tx, orderId);
    }
    if (effect.kind === 'refunds-changed') {
      await this.queue.add(tx, {
        job: CHECK_REFUNDS,
        payload: { intentId },
        dedupeKey: `${CHECK_REFUNDS.kind}:${id}`,
      });
    }
    if (effect.kind === 'charged' && effect.card) {
      const { brand, last4 } = effect.card;
      await tx.query(
        'update order_versions set card_brand = $2, card_last4 = $3 where payment_intent_id = $1',
        [intentId, brand, last4],
      );
    }
    return { outcome: effect.kind === 'canceled' ? 'canceled' : 'recorded', orderId };
  }

  private async close(tx: Tx, intentId: string): Promise<void> {
    await tx.query(
      'update order_versions set closed_at = $2 where payment_intent_id = $1 and closed_at is null and paid_at is null',
      [intentId, this.clock.now()],
    );
  }
}

/** Locks the order before changing it, as settlement does, because all webhooks of a payment may arrive at once. */
async function lockOrderOf(tx: Tx, intentId: string): Promise<string | undefined> {
  const order = await tx.one<{ id: string }>(
    `select o.id from orders o join order_versions v on v.order_id = o.id
     where v.payment_intent_id = $1 for update of o`,
    [intentId],
  );
  return order?.id;
}
