import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict, notFound } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import type { Cents } from '../../../kernel/money.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { AuditService } from '../../audit/index.js';
import { giftRedeemed, GiftsService } from '../../gifts/index.js';
import { giftIds } from '../ordered-parts.js';
import { addRefundLines, type LockedOrder, lockOrder } from './locked-order.sql.js';
import { planRefundByCoach, type RefundPlan } from './plan-refund.js';
import type { RefundOrigin } from '../order-states.js';
import { SEND_REFUND } from './send-refund.job.js';

export interface RefundRequest {
  orderId: string;
  /** Lines to refund; without them, the whole order. */
  lineIds: readonly string[] | undefined;
  /** Amount that the coach saw; if it has changed since, nothing is refunded. */
  amountCents: Cents;
  reason: string | null;
  by: string;
}

/** Handles refund requests. The amount is reserved here; a job asks the provider, outside the transaction. */
@Injectable()
export class RefundRequestsService {
  constructor(
    private readonly database: Database,
    private readonly gifts: GiftsService,
    private readonly queue: JobQueue,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async request({ orderId, lineIds, amountCents, reason, by }: RefundRequest): Promise<void> {
    await this.database.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order) throw notFound('Order');
      const plan = planOf(order, lineIds);
      if (plan.amountCents !== amountCents)
        throw conflict('refund_changed', 'The refundable amount has changed. Reload to see it.');
      const asked = plan.lines.map(({ id }) => id);
      await this.gifts.hold(tx, giftIds(order.lines.filter(({ id }) => asked.includes(id))));
      await this.add(tx, order.id, plan, { origin: 'console', reason, by });
      await this.audit.record(tx, {
        by,
        action: 'order.refund_requested',
        subject: { type: 'order', id: order.id },
        memberId: order.accountId,
        reason,
      });
    });
  }

  /** Refunds a product whose paid time was taken, unless its refund is in progress or the payment is disputed. */
  async giveBackLostTime(tx: Tx, orderId: string, productId: string): Promise<void> {
    const order = await lockOrder(tx, orderId);
    if (!order || order.status === 'disputed') return;
    const line = order.lines.find((each) => each.productId === productId && !each.isEnding);
    const plan = line && planRefundByCoach(order, [line.id]);
    if (plan) await this.add(tx, orderId, plan, { origin: 'lost_time', reason: null, by: null });
  }

  private async add(
    tx: Tx,
    orderId: string,
    { amountCents, lines }: RefundPlan,
    { origin, reason, by }: { origin: RefundOrigin; reason: string | null; by: string | null },
  ): Promise<void> {
    const id = newId();
    await tx.query('update orders set refund_requested_cents = refund_requested_cents + $2 where id = $1', [
      orderId,
      amountCents,
    ]);
    await tx.query(
      `insert into refunds (id, order_id, status, origin, amount_cents, reason, requested_by, requested_at)
       values ($1, $2, 'pending', $3, $4, $5, $6, $7)`,
      [id, orderId, origin, amountCents, reason, by, this.clock.now()],
    );
    await addRefundLines(tx, id, lines, true);
    await this.queue.add(tx, {
      job: SEND_REFUND,
      payload: { refundId: id },
      dedupeKey: `${SEND_REFUND.kind}:${id}`,
    });
  }
}

/** Plans the refund; refuses a disputed payment, because its money is not ours to return. */
export function planOf(order: LockedOrder, lineIds: readonly string[] | undefined): RefundPlan {
  if (order.status === 'disputed')
    throw conflict('order_disputed', 'This payment is disputed. Respond to the dispute instead.');
  if (order.lines.some(({ id, isRedeemed, isEnding }) => isRedeemed && !isEnding && lineIds?.includes(id)))
    throw giftRedeemed();
  const plan = planRefundByCoach(order, lineIds);
  if (!plan) throw conflict('nothing_to_refund', 'There’s nothing left to refund');
  return plan;
}
