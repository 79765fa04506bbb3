import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { type DisputeStage, isClosed, isForward } from '../order-states.js';
import { FeesService } from '../fees/fees.service.js';
import type { Outcome } from '../payment-news.js';
import { type LockedOrder, lockOrder, lockOrderOfPayment } from '../refunds/locked-order.sql.js';
import { moveOrder } from '../refunds/move-order.sql.js';
import { RefundSettlementService } from '../refunds/refund-settlement.service.js';
import type { DisputeFact } from '../stripe-dispute.js';

/**
 * Applies the payment provider's reports of disputes. They come in any order and number, so each counts only if it
 * moves the dispute forward. docs/decisions/disputes.md says how a dispute changes an order.
 */
@Injectable()
export class DisputeSettlementService {
  constructor(
    private readonly database: Database,
    private readonly refunds: RefundSettlementService,
    private readonly fees: FeesService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async hear(fact: DisputeFact): Promise<void> {
    await this.database.transaction((tx) => this.take(tx, fact));
  }

  async take(tx: Tx, fact: DisputeFact): Promise<{ outcome: Outcome; orderId: string | null }> {
    const order = await lockOrderOfPayment(tx, fact.intentId);
    if (!order) return { outcome: 'unknown_intent', orderId: null };
    const orderId = order.id;
    for (const fee of fact.fees) await this.fees.record(tx, order, 'dispute', fee);
    const known = await knownStage(tx, fact.stripeDisputeId);
    if (!isForward(known, fact.stage)) return { outcome: 'already_settled', orderId };
    const disputeId = await this.write(tx, orderId, fact);
    if (isClosed(fact.stage)) await this.close(tx, order, disputeId, fact, fact.stage);
    else await this.open(tx, order, disputeId, fact);
    return { outcome: fact.stage === 'lost' ? 'dispute_lost' : 'disputed', orderId };
  }

  private async write(tx: Tx, orderId: string, fact: DisputeFact): Promise<string> {
    const { stripeDisputeId, stage, amountCents, reason, openedAt, answerBy } = fact;
    const row = await tx.only<{ id: string }>(
      `insert into disputes (id, order_id, stripe_dispute_id, stage, amount_cents, reason, opened_at, answer_by, closed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (stripe_dispute_id) do update
         set stage = excluded.stage, amount_cents = excluded.amount_cents, answer_by = excluded.answer_by,
             closed_at = excluded.closed_at
       returning id`,
      [
        newId(),
        orderId,
        stripeDisputeId,
        stage,
        amountCents,
        reason,
        openedAt,
        answerBy,
        isClosed(stage) ? this.clock.now() : null,
      ],
    );
    await tx.query(
      `update orders set dispute = (
         select stage from disputes where order_id = $1 order by (closed_at is null) desc, opened_at desc, id desc limit 1)
       where id = $1`,
      [orderId],
    );
    return row.id;
  }

  private async open(tx: Tx, order: LockedOrder, disputeId: string, fact: DisputeFact): Promise<void> {
    await moveOrder(tx, order.id, { by: null, note: null, now: this.clock.now() });
    await this.outbox.publish(tx, 'dispute.opened', {
      orderId: order.id,
      number: order.number,
      buyerId: order.accountId,
      disputeId,
      amountCents: fact.amountCents,
      currency: order.currency,
      reason: fact.reason,
      answerBy: fact.answerBy?.toISOString() ?? null,
    });
  }

  private async close(
    tx: Tx,
    order: LockedOrder,
    disputeId: string,
    { amountCents }: DisputeFact,
    outcome: 'won' | 'lost',
  ): Promise<void> {
    if (outcome === 'lost') await this.refunds.takeLost(tx, (await lockOrder(tx, order.id))!, amountCents);
    await moveOrder(tx, order.id, { by: null, note: null, now: this.clock.now() });
    await this.outbox.publish(tx, 'dispute.closed', {
      orderId: order.id,
      number: order.number,
      buyerId: order.accountId,
      disputeId,
      amountCents,
      currency: order.currency,
      outcome,
    });
  }
}

async function knownStage(tx: Tx, stripeDisputeId: string): Promise<DisputeStage | undefined> {
  const row = await tx.one<{ stage: DisputeStage }>(
    'select stage from disputes where stripe_dispute_id = $1',
    [stripeDisputeId],
  );
  return row?.stage;
}
