import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import type { Tx } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { Log } from '../../../platform/telemetry/log.js';
import { CartService } from '../../cart/index.js';
import { EnrollmentsService } from '../../enrollments/index.js';
import { type Payment, type ReviewReason, reasonForReview } from '../judge-payment.js';
import { awaitsMoney, mayMove, type OrderStatus } from '../order-states.js';
import type { Outcome } from '../payment-news.js';
import { NewOrdersService } from './new-orders.service.js';

interface Version {
  id: string;
  version: number;
  orderId: string;
  number: string;
  accountId: string;
  status: OrderStatus;
  currency: string;
  subtotalCents: number;
  taxCents: number;
  totalCents: number;
  paidAt: Date | null;
}

interface Line {
  id: string;
  productId: string;
  type: string;
  title: string;
  amountCents: number;
}

export interface Settled {
  outcome: Outcome;
  orderId: string | null;
}

/** The one way from money to access: webhook, reconciler and checkout all come here. */
@Injectable()
export class SettlementService {
  constructor(
    private readonly cart: CartService,
    private readonly newOrders: NewOrdersService,
    private readonly enrollments: EnrollmentsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /**
   * Marks the order paid, adds purchases, gives access, empties the cart and publishes order.paid: all in the caller's transaction.
   * A payment that is not exactly what we asked for gives nothing and waits for an operator.
   */
  async settle(tx: Tx, payment: Payment): Promise<Settled> {
    const version = await lockVersion(tx, payment.intentId);
    if (!version) return { outcome: 'unknown_intent', orderId: null };
    if (version.paidAt) return { outcome: 'already_settled', orderId: version.orderId };

    const lines = await linesOf(tx, version);
    const reason = reasonForReview(payment, {
      amountCents: version.totalCents,
      currency: version.currency,
      orderId: version.orderId,
      accountId: version.accountId,
      boughtBefore: await boughtBefore(tx, version.accountId, lines),
    });
    const order = awaitsMoney(version.status) ? version : await this.inAnOrderOfItsOwn(tx, version);
    await this.markPaid(tx, order, payment, reason);
    if (reason) {
      this.log.warn({ order: order.orderId, intent: payment.intentId, reason }, 'payment needs review');
      return { outcome: 'review', orderId: order.orderId };
    }
    await this.deliver(tx, order, lines, payment);
    return { outcome: 'paid', orderId: order.orderId };
  }

  private async markPaid(
    tx: Tx,
    { id, orderId, version, status }: Version,
    { card }: Payment,
    reason: ReviewReason | undefined,
  ): Promise<void> {
    const next: OrderStatus = reason ? 'review' : 'paid';
    if (!mayMove(status, next)) throw new Error(`order ${orderId} may not move from ${status} to ${next}`);
    const now = this.clock.now();
    await tx.query(
      `update orders set status = $2, version = $3, review_reason = $4, paid_at = $5, expired_at = null where id = $1`,
      [orderId, next, version, reason ?? null, reason ? null : now],
    );
    await tx.query(
      `update order_versions set paid_at = $2, card_brand = coalesce($3, card_brand), card_last4 = coalesce($4, card_last4)
       where id = $1`,
      [id, now, card?.brand ?? null, card?.last4 ?? null],
    );
  }

  private async deliver(tx: Tx, order: Version, lines: Line[], { intentId }: Payment): Promise<void> {
    const now = this.clock.now();
    const { orderId, accountId } = order;
    const productIds = lines.map((line) => line.productId);
    for (const line of lines) {
      await tx.query(
        `insert into purchases (id, order_line_id, account_id, product_id, amount_cents, stripe_payment_id, created_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [newId(), line.id, accountId, line.productId, line.amountCents, intentId, now],
      );
    }
    await this.enrollments.grant(tx, { accountId, productIds, source: 'purchase', sourceId: orderId });
    await this.cart.takeOut(tx, accountId, productIds);
    const { number, currency, subtotalCents, taxCents, totalCents } = order;
    await this.outbox.publish(tx, 'order.paid', {
      orderId,
      number,
      accountId,
      paidAt: now.toISOString(),
      currency,
      subtotalCents,
      taxCents,
      totalCents,
      lines: lines.map(({ productId, type, title, amountCents }) => ({
        productId,
        type,
        title,
        amountCents,
      })),
    });
  }

  /** Two tabs, two versions of one order, both paid: the later payment gets an order of its own. */
  private async inAnOrderOfItsOwn(tx: Tx, version: Version): Promise<Version> {
    const status = 'expired';
    const order = await this.newOrders.add(tx, { ...version, status, now: this.clock.now() });
    if (!order) throw new Error('an order that nobody waits for cannot be there already');
    const { id: orderId, number } = order;
    await tx.query('update order_versions set order_id = $2 where id = $1', [version.id, orderId]);
    return { ...version, orderId, number, status };
  }
}

/** Payments of one member are settled one after the other, or two tabs could each buy the same product for the first time. */
async function lockVersion(tx: Tx, intentId: string): Promise<Version | undefined> {
  await tx.query(
    `select id from orders where account_id = (
       select o.account_id from order_versions v join orders o on o.id = v.order_id where v.payment_intent_id = $1
     ) order by id for update`,
    [intentId],
  );
  const [version] = (await tx.query(
    `select v.id, v.version, v.order_id as "orderId", o.number, o.account_id as "accountId", o.status, v.currency,
            v.subtotal_cents as "subtotalCents", v.tax_cents as "taxCents", v.total_cents as "totalCents",
            v.paid_at as "paidAt"
     from order_versions v join orders o on o.id = v.order_id where v.payment_intent_id = $1`,
    [intentId],
  )) as Version[];
  return version;
}

function linesOf(tx: Tx, version: Version): Promise<Line[]> {
  return tx.query(
    `select id, product_id as "productId", type, title, amount_cents as "amountCents"
     from order_lines where order_version_id = $1 order by position`,
    [version.id],
  );
}

async function boughtBefore(tx: Tx, accountId: string, lines: Line[]): Promise<boolean> {
  const found: unknown[] = await tx.query(
    'select 1 from purchases where account_id = $1 and product_id = any($2::uuid[]) limit 1',
    [accountId, lines.map((line) => line.productId)],
  );
  return found.length > 0;
}
