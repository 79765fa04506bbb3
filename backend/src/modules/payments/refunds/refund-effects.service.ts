import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import type { Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { EnrollmentsService } from '../../enrollments/index.js';
import { GiftsService } from '../../gifts/index.js';
import { bundledIn, giftIds, termsIn } from '../ordered-parts.js';
import { type LockedLine, type LockedOrder, type LockedRefund } from './locked-order.sql.js';
import { OrderCouponsService } from '../order-coupons.service.js';
import { type Decided, moveOrder } from './move-order.sql.js';
import { EndingSessionsQueries, type EndingSessions } from './ending-sessions.queries.js';
import { consequencesOf, ownProducts, sourceOf, type RefundConsequences } from './refund-consequences.js';

/** Effects of a refund, including the sessions that end a moment later. */
type Effects = RefundConsequences & { sessions: EndingSessions[] };

/**
 * Applies the effects of a completed refund, and undoes those of a failed one, in the transaction that records the
 * outcome. Access ends when the money is returned, not when the refund is requested
 * (docs/decisions/when-a-refund-ends-access.md).
 */
@Injectable()
export class RefundEffectsService {
  constructor(
    private readonly enrollments: EnrollmentsService,
    private readonly gifts: GiftsService,
    private readonly coupons: OrderCouponsService,
    private readonly sessions: EndingSessionsQueries,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async succeed(tx: Tx, order: LockedOrder, refund: LockedRefund): Promise<void> {
    await tx.query(`update refunds set status = 'succeeded', settled_at = $2 where id = $1`, [
      refund.id,
      this.clock.now(),
    ]);
    await tx.query('update orders set refunded_cents = refunded_cents + $2 where id = $1', [
      order.id,
      refund.amountCents,
    ]);
    await this.endDecisions(tx, order.id);
    const ended = await this.endingLines(tx, order, refund.id);
    const consequences = await this.endAccess(tx, order, ended);
    const moved = await this.move(tx, order.id, {
      by: refund.requestedBy,
      note: refund.reason,
      now: this.clock.now(),
    });
    if (refund.needsDecision) await this.tellCoach(tx, 'refund.unallocated', order, refund);
    else await this.tellMember(tx, moved, refund, consequences);
  }

  /** Closes pending decisions once all money is refunded, because all access has ended. */
  private async endDecisions(tx: Tx, orderId: string): Promise<void> {
    await tx.query(
      `update refunds r set awaits_decision = false from orders o
       where r.order_id = $1 and o.id = r.order_id and r.awaits_decision and o.refunded_cents >= o.received_cents`,
      [orderId],
    );
  }

  /** Applies the coach's decision about the products of a partial refund, perhaps none. */
  async decide(tx: Tx, order: LockedOrder, refund: LockedRefund): Promise<void> {
    const ended = await this.endingLines(tx, order, refund.id);
    const consequences = await this.endAccess(tx, order, ended);
    const moved = await this.move(tx, order.id, {
      by: refund.requestedBy,
      note: null,
      now: this.clock.now(),
    });
    await this.tellMember(tx, moved, refund, consequences);
  }

  async fail(tx: Tx, order: LockedOrder, refund: LockedRefund, why: string): Promise<void> {
    const wasDone = refund.status === 'succeeded';
    await tx.query(
      `update refunds set status = 'failed', settled_at = $2, failure = $3, awaits_decision = false where id = $1`,
      [refund.id, this.clock.now(), why.slice(0, 300)],
    );
    await tx.query(
      `update orders set refunded_cents = refunded_cents - $2, refund_requested_cents = refund_requested_cents - $3
       where id = $1`,
      [order.id, wasDone ? refund.amountCents : 0, refund.amountCents],
    );
    const back = await this.endingLines(tx, order, refund.id);
    await tx.query('update refund_lines set is_void = true where refund_id = $1', [refund.id]);
    await this.gifts.restore(tx, giftIds(back));
    if (wasDone) {
      await this.giveBack(tx, order, back);
      await this.move(tx, order.id, { by: null, note: null, now: this.clock.now() });
    }
    await this.tellCoach(tx, 'refund.failed', order, refund, why);
  }

  private async move(tx: Tx, orderId: string, decided: Decided): Promise<LockedOrder> {
    const moved = await moveOrder(tx, orderId, decided);
    await this.coupons.followRefund(tx, moved);
    return moved;
  }

  private async endingLines(tx: Tx, { lines }: LockedOrder, refundId: string): Promise<LockedLine[]> {
    const rows = await tx.query<{ id: string }>(
      'select order_line_id as id from refund_lines where refund_id = $1 and ends_access and not is_void',
      [refundId],
    );
    return lines.filter((line) => rows.some(({ id }) => id === line.id));
  }

  /** Ends only the access from this order, including its redeemed gifts; other rights stay. */
  private async endAccess(tx: Tx, order: LockedOrder, lines: LockedLine[]): Promise<Effects> {
    const { id, accountId } = order;
    await this.gifts.refund(tx, giftIds(lines));
    const productIds = ownProducts(lines);
    const sessions = await this.sessions.of(tx, { orderId: id, productIds });
    const ending = await this.enrollments.end(tx, {
      accountId,
      productIds,
      ...sourceOf(order),
    });
    const { subscriptionId } = order;
    if (subscriptionId !== null && lines.length > 0)
      await this.outbox.publish(tx, 'subscription.refunded', { subscriptionId });
    return { ...consequencesOf(lines, ending), sessions };
  }

  private async giveBack(tx: Tx, { id, accountId }: LockedOrder, lines: LockedLine[]): Promise<void> {
    const delivered = lines.filter(({ isDelivered, isGift }) => isDelivered && !isGift);
    const productIds = delivered.map(({ productId }) => productId);
    await this.enrollments.grant(tx, {
      accountId,
      productIds,
      source: 'purchase',
      sourceId: id,
      parts: bundledIn(delivered),
      terms: termsIn(delivered),
    });
  }

  private async tellMember(
    tx: Tx,
    { id: orderId, number, accountId, currency, lines }: LockedOrder,
    { id: refundId, amountCents, origin }: LockedRefund,
    { ends, stays, takesBack, sessions }: Effects,
  ): Promise<void> {
    const others = lines.filter(({ isDelivered, isEnded, isGift }) => isDelivered && !isEnded && !isGift);
    await this.outbox.publish(tx, 'order.refunded', {
      orderId,
      number,
      accountId,
      refundId,
      amountCents,
      currency,
      byBank: origin === 'dispute',
      ended: ends,
      kept: [...new Set([...stays, ...others.map(({ title }) => title)])],
      takenBack: takesBack,
      sessions: sessions.map(({ title, count, booked }) => ({ title, count, booked: booked.length })),
    });
  }

  private async tellCoach(
    tx: Tx,
    event: 'refund.failed' | 'refund.unallocated',
    { id: orderId, number, accountId, currency }: LockedOrder,
    { id: refundId, amountCents }: LockedRefund,
    why: string = '',
  ): Promise<void> {
    await this.outbox.publish(tx, event, {
      orderId,
      number,
      accountId,
      refundId,
      amountCents,
      currency,
      why,
    });
  }
}
