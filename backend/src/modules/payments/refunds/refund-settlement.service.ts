import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { Log } from '../../../platform/telemetry/log.js';
import type { Outcome } from '../payment-news.js';
import {
  addRefundLines,
  type LockedOrder,
  type LockedRefund,
  lockOrder,
  lockOrderOfPayment,
} from './locked-order.sql.js';
import { planRefund, share } from './plan-refund.js';
import { RefundEffectsService } from './refund-effects.service.js';
import type { RefundFact } from '../stripe-dispute.js';

/**
 * Settles every refund: responses, webhooks and the reconciler all end here, in any order and number. Each report is
 * compared with the known state, so that repeated reports change nothing.
 */
@Injectable()
export class RefundSettlementService {
  constructor(
    private readonly database: Database,
    private readonly effects: RefundEffectsService,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  async hear(fact: RefundFact): Promise<void> {
    await this.database.transaction((tx) => this.take(tx, fact));
  }

  async take(tx: Tx, fact: RefundFact): Promise<{ outcome: Outcome; orderId: string | null }> {
    const order = await lockOrderOfPayment(tx, fact.intentId);
    if (!order) return { outcome: 'unknown_intent', orderId: null };
    const refund = (await this.known(tx, order, fact)) ?? (await this.adopt(tx, order, fact));
    return {
      outcome: refund ? await this.settle(tx, order.id, refund, fact) : 'recorded',
      orderId: order.id,
    };
  }

  /** Fails a refund that the provider refused: no money moved, and the coach is notified. */
  async refuse(refundId: string, why: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const asked = await tx.one<{
        orderId: string;
      }>('select order_id as "orderId" from refunds where id = $1', [refundId]);
      const order = asked && (await lockOrder(tx, asked.orderId));
      const refund = order?.refunds.find(({ id }) => id === refundId);
      if (order && refund?.status === 'pending') await this.effects.fail(tx, order, refund, why);
    });
  }

  private async settle(tx: Tx, orderId: string, refund: LockedRefund, fact: RefundFact): Promise<Outcome> {
    const order = (await lockOrder(tx, orderId))!;
    if (fact.status === refund.status) return 'already_settled';
    if (fact.status === 'failed') {
      await this.effects.fail(tx, order, refund, fact.failure ?? 'The payment provider could not refund it.');
      return 'refund_failed';
    }
    if (fact.status === 'succeeded' && refund.status === 'pending') {
      await this.effects.succeed(tx, order, refund);
      return 'refunded';
    }
    return 'recorded';
  }

  /** Finds our refund by its id at the provider, by the id we gave it, or among those from before refunds had ids. */
  private async known(
    tx: Tx,
    { refunds }: LockedOrder,
    { stripeRefundId, refundId, amountCents, status }: RefundFact,
  ): Promise<LockedRefund | undefined> {
    const named =
      refunds.find((each) => each.stripeRefundId === stripeRefundId) ??
      refunds.find(({ id }) => id === refundId);
    const refund =
      named ??
      refunds.find(
        (each) =>
          each.origin !== 'dispute' &&
          each.stripeRefundId === null &&
          each.status === 'succeeded' &&
          each.amountCents === amountCents,
      );
    if (refund && refund.stripeRefundId === null) {
      await tx.query('update refunds set stripe_refund_id = $2 where id = $1', [refund.id, stripeRefundId]);
    }
    // A refund that failed here but succeeded at the provider is added again.
    if (refund?.status === 'failed' && status === 'succeeded') return undefined;
    return refund;
  }

  /**
   * Adds a refund made at the provider. A refund of the whole rest ends all access. For a partial refund the product is
   * unknown, so access stays until the coach names it.
   */
  private async adopt(tx: Tx, found: LockedOrder, fact: RefundFact): Promise<LockedRefund | undefined> {
    if (fact.status === 'failed') return undefined;
    await tx.query('update refunds set stripe_refund_id = null where stripe_refund_id = $1', [
      fact.stripeRefundId,
    ]);
    return this.add(tx, found, { ...fact, origin: 'provider' });
  }

  /** Records a lost dispute: its money is gone like a refund's. */
  async takeLost(tx: Tx, found: LockedOrder, amountCents: number): Promise<void> {
    const refund = await this.add(tx, found, { amountCents, origin: 'dispute', stripeRefundId: null });
    if (refund) await this.effects.succeed(tx, (await lockOrder(tx, found.id))!, refund);
  }

  private async add(
    tx: Tx,
    found: LockedOrder,
    wanted: Pick<LockedRefund, 'amountCents' | 'origin' | 'stripeRefundId'>,
  ): Promise<LockedRefund | undefined> {
    const { origin, stripeRefundId } = wanted;
    const order = await this.withRoomFor(tx, found, wanted.amountCents);
    const left = order.receivedCents - order.refundRequestedCents;
    const amountCents = Math.min(wanted.amountCents, left);
    if (amountCents < wanted.amountCents)
      this.log.warn({ order: order.id, refund: stripeRefundId }, 'more was refunded than came');
    if (amountCents === 0) return undefined;

    const open = order.lines.filter(({ isEnding }) => !isEnding);
    const rest = amountCents === left ? planRefund(order) : undefined;
    const refund: LockedRefund = {
      id: newId(),
      status: 'pending',
      origin,
      amountCents,
      stripeRefundId,
      needsDecision: !rest && open.length > 0,
      requestedBy: null,
      reason: null,
    };
    await tx.query('update orders set refund_requested_cents = refund_requested_cents + $2 where id = $1', [
      order.id,
      amountCents,
    ]);
    await tx.query(
      `insert into refunds (id, order_id, status, origin, amount_cents, stripe_refund_id, requested_at, awaits_decision)
       values ($1, $2, 'pending', $3, $4, $5, $6, $7)`,
      [refund.id, order.id, origin, amountCents, stripeRefundId, this.clock.now(), refund.needsDecision],
    );
    await addRefundLines(tx, refund.id, rest?.lines ?? share(amountCents, open), rest !== undefined);
    return refund;
  }

  /** Fails requested refunds that no longer fit: the provider never returns more than was paid. */
  private async withRoomFor(tx: Tx, found: LockedOrder, amountCents: number): Promise<LockedOrder> {
    let order = found;
    for (const refund of found.refunds.filter(({ status }) => status === 'pending').toReversed()) {
      if (order.receivedCents - order.refundRequestedCents >= amountCents) break;
      await this.effects.fail(tx, order, refund, 'The money was refunded at the payment provider meanwhile.');
      order = (await lockOrder(tx, order.id))!;
    }
    return order;
  }
}
