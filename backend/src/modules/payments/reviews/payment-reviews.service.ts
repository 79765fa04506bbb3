import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict, notFound } from '../../../kernel/errors.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { AccountsQueries } from '../../accounts/index.js';
import { AuditService } from '../../audit/index.js';
import { EnrollmentsService } from '../../enrollments/index.js';
import { GiftsService } from '../../gifts/index.js';
import { bundledIn, giftIds, termsIn } from '../ordered-parts.js';
import { mayMove, type OrderStatus } from '../order-states.js';
import { lockOrder } from '../refunds/locked-order.sql.js';
import { DeliveryService } from '../settling/delivery.service.js';
import { type OrderedLine, PAID_ORDER, type PaidOrder } from '../settling/paid-order.sql.js';

interface Resolved {
  by: string;
  note: string;
}

interface HeldOrder extends PaidOrder {
  lines: (OrderedLine & { isDelivered: boolean })[];
}

/** Grants products under review. Refunding them instead is an ordinary refund, which closes the review. */
@Injectable()
export class PaymentReviewsService {
  constructor(
    private readonly database: Database,
    private readonly accounts: AccountsQueries,
    private readonly enrollments: EnrollmentsService,
    private readonly gifts: GiftsService,
    private readonly delivery: DeliveryService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Grants the products under review. Products that the buyer owns by now are left for a refund. */
  async grant(id: string, resolved: Resolved): Promise<void> {
    const buyer = await this.buyerOf(id);
    if (!(await this.accounts.contact(buyer))) throw conflict('buyer_gone', 'This account was deleted');
    await this.database.transaction(async (tx) => {
      // Locks the order before its review, as refunds do, so that the two cannot deadlock.
      const money = await lockOrder(tx, id);
      if (money?.lines.some(({ isDelivered, isEnding, isEnded }) => !isDelivered && isEnding && !isEnded))
        throw conflict('refund_pending', 'This payment is being refunded');
      const order = await this.close(tx, id, resolved);
      const waiting = order.lines.filter(({ isDelivered }) => !isDelivered);
      const own = waiting.filter(({ isGift }) => !isGift);
      const given = await this.enrollments.grant(tx, {
        accountId: order.accountId,
        productIds: own.map(({ productId }) => productId),
        source: 'purchase',
        sourceId: id,
        parts: bundledIn(own),
        terms: termsIn(own),
      });
      const opened = await this.gifts.openAnyway(tx, id, giftIds(waiting));
      if (given.size + opened.size < waiting.length)
        throw conflict(
          'already_owned',
          'The recipient already owns this, or their account was deleted. Refund it instead.',
        );
      await moveOn(tx, order, 'paid');
      await this.delivery.deliver(tx, { ...order, lines: waiting }, waiting);
      await this.audit.record(tx, {
        by: resolved.by,
        action: 'payment_review.granted',
        subject: { type: 'order', id },
        memberId: order.accountId,
      });
    });
  }

  /** Closes the open review; of two simultaneous clicks, the second waits and is refused. */
  private async close(tx: Tx, id: string, { by, note }: Resolved): Promise<HeldOrder> {
    const closed = await tx.changed(
      `update payment_reviews set resolved_at = $2, resolution = 'granted', resolved_by = $3, note = $4
       where order_id = $1 and resolved_at is null`,
      [id, this.clock.now(), by, note],
    );
    if (closed === 0) throw conflict('already_resolved', 'This payment was already resolved');
    return tx.only<HeldOrder>(
      `select ${PAID_ORDER}
       from orders o join order_versions v on v.order_id = o.id and v.version = o.version
       where o.id = $1 for update of o`,
      [id],
    );
  }

  private async buyerOf(id: string): Promise<string> {
    const held = await this.database.one<{ accountId: string }>(
      `select o.account_id as "accountId" from orders o join payment_reviews r on r.order_id = o.id where o.id = $1`,
      [id],
    );
    if (!held) throw notFound('Payment review');
    return held.accountId;
  }
}

/** Marks the order as paid, counted from the day its money arrived. */
async function moveOn(tx: Tx, { orderId, status }: HeldOrder, next: OrderStatus): Promise<void> {
  if (!mayMove(status, next)) throw new Error(`order ${orderId} may not move from ${status} to ${next}`);
  await tx.query(
    `update orders o set status = $2, review_reason = null, paid_at = v.paid_at
     from order_versions v where o.id = $1 and v.order_id = o.id and v.version = o.version`,
    [orderId, next],
  );
}
