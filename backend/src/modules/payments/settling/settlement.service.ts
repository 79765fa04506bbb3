import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/database/database.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { Outbox } from '../../../platform/jobs/outbox.js';
import { Log } from '../../../platform/telemetry/log.js';
import { type NewReceipt, ReceiptNumbersService } from '../../business/index.js';
import { EnrollmentsService } from '../../enrollments/index.js';
import { GiftsService } from '../../gifts/index.js';
import { type Payment, reasonForReview, type ReviewReason } from '../judge-payment.js';
import { awaitsMoney, mayMove, type OrderStatus } from '../order-states.js';
import type { Outcome } from '../payment-news.js';
import { CHECK_CHARGE } from './check-charge.job.js';
import { DeliveryService, type SubscriptionPayment } from './delivery.service.js';
import { OrderCouponsService } from '../order-coupons.service.js';
import { NewOrdersService } from './new-orders.service.js';
import { bundledIn, giftIds, termsIn, type OrderedPart } from '../ordered-parts.js';
import { type OrderedLine, PAID_ORDER, type PaidOrder } from './paid-order.sql.js';

interface Version extends PaidOrder {
  id: string;
  version: number;
  paidAt: Date | null;
}

interface Marks {
  reason: ReviewReason | undefined;
  receipt: NewReceipt;
  delivers: boolean;
}

export interface Settled {
  outcome: Outcome;
  orderId: string | null;
}

/** Gives access for paid orders; webhooks, the reconciler, checkout and subscriptions all end here. */
@Injectable()
export class SettlementService {
  constructor(
    private readonly newOrderCount: NewOrdersService,
    private readonly enrollments: EnrollmentsService,
    private readonly gifts: GiftsService,
    private readonly delivery: DeliveryService,
    private readonly coupons: OrderCouponsService,
    private readonly receipts: ReceiptNumbersService,
    private readonly outbox: Outbox,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /**
   * Marks the order paid, gives access, adds purchases, empties the cart and publishes order.paid, all in the caller's
   * transaction. Products that the buyer owns, or has already given to the same person, go to review, as does all of a
   * payment that differs from our request.
   */
  async settle(tx: Tx, payment: Payment): Promise<Settled> {
    const version = await lockVersion(tx, 'payment_intent_id', payment.intentId);
    if (!version) return { outcome: 'unknown_intent', orderId: null };
    if (version.paidAt) return { outcome: 'already_settled', orderId: version.orderId };

    const mistake = reasonForReview(payment, { ...version, amountCents: version.totalCents });
    const order = awaitsMoney(version.status) ? version : await this.inAnOrderOfItsOwn(tx, version);
    const given = mistake ? [] : await this.give(tx, order);
    const waiting = order.lines.filter((line) => !given.includes(line));
    const reason = mistake ?? (waiting.length > 0 ? 'paid_twice' : undefined);

    const receipt = await this.receipts.next(tx);
    await this.markPaid(tx, order, payment, { reason, receipt, delivers: given.length > 0 });
    await this.askAboutCharge(tx, payment.intentId);
    await this.complete(tx, order, receipt, given);
    if (reason === undefined) return { outcome: 'paid', orderId: order.orderId };
    await this.hold(tx, order, payment, reason, waiting);
    return { outcome: 'review', orderId: order.orderId };
  }

  /**
   * Settles a pending order that a coupon makes free, without the payment provider: no charge and no fee. Nothing goes
   * to review: products that the buyer has come to own are refused, and the cart drops them.
   */
  async settleFree(tx: Tx, versionId: string): Promise<void> {
    const version = (await lockVersion(tx, 'id', versionId))!;
    if (version.totalCents > 0) throw new Error(`order ${version.orderId} is not free`);
    const given = await this.give(tx, version);
    if (given.length < version.lines.length)
      throw conflict('already_owned', 'You already own part of this. Please check your cart.');
    const receipt = await this.receipts.next(tx);
    const payment = { amountCents: 0, card: undefined };
    await this.markPaid(tx, version, payment, { reason: undefined, receipt, delivers: true });
    await tx.query('update orders set fee_cents = 0 where id = $1', [version.orderId]);
    await this.complete(tx, version, receipt, given);
  }

  /** Marks the order of a subscription's invoice paid. The subscription itself gives access, for as long as it runs. */
  async settleInvoice(
    tx: Tx,
    versionId: string,
    payment: Pick<Payment, 'amountCents' | 'card'> & SubscriptionPayment & { intentId: string | null },
  ): Promise<void> {
    const version = (await lockVersion(tx, 'id', versionId))!;
    const receipt = await this.receipts.next(tx);
    await this.markPaid(tx, version, payment, { reason: undefined, receipt, delivers: true });
    if (payment.intentId === null)
      await tx.query('update orders set fee_cents = 0 where id = $1', [version.orderId]);
    else await this.askAboutCharge(tx, payment.intentId);
    await this.complete(tx, version, receipt, version.lines, payment);
  }

  private async askAboutCharge(tx: Tx, intentId: string): Promise<void> {
    await this.queue.add(tx, {
      job: CHECK_CHARGE,
      payload: { intentId },
      dedupeKey: `${CHECK_CHARGE.kind}:${intentId}`,
    });
  }

  private async complete(
    tx: Tx,
    order: Version,
    { number: receiptNumber, seller }: NewReceipt,
    given: OrderedLine[],
    subscription?: SubscriptionPayment,
  ): Promise<void> {
    // A subscription uses its coupon once, with its first payment.
    if (subscription?.isFirst !== false) await this.coupons.use(tx, order);
    if (given.length > 0)
      await this.delivery.deliver(tx, { ...order, receiptNumber, seller }, given, subscription);
  }

  /** Opens products the buyer does not own: of two simultaneous payments, one gives access. Gifts wait for their recipients. */
  private async give(tx: Tx, version: Version): Promise<OrderedLine[]> {
    const { accountId, orderId, lines } = version;
    const paidInAnotherTab = await linesPaidMeanwhile(tx, version);
    const own = lines.filter(({ id, isGift }) => !isGift && !paidInAnotherTab.has(id));
    const productIds = own.map(({ productId }) => productId);
    const given = await this.enrollments.grant(tx, {
      accountId,
      productIds,
      source: 'purchase',
      sourceId: orderId,
      parts: bundledIn(own),
      terms: termsIn(own),
    });
    const opened = await this.gifts.open(tx, orderId, giftIds(lines));
    return lines.filter(({ id, productId, isGift }) => (isGift ? opened.has(id) : given.has(productId)));
  }

  private async markPaid(
    tx: Tx,
    { id, orderId, version, status, lines }: Version,
    { card, amountCents }: Pick<Payment, 'card' | 'amountCents'>,
    { reason, receipt, delivers }: Marks,
  ): Promise<void> {
    const next: OrderStatus = reason ? 'review' : 'paid';
    if (!mayMove(status, next)) throw new Error(`order ${orderId} may not move from ${status} to ${next}`);
    const now = this.clock.now();
    await tx.query(
      `update orders set status = $2, version = $3, review_reason = $4, paid_at = $5, expired_at = null,
              received_at = $6, received_cents = $7, product_ids = $8, receipt_serial = $9, receipt_number = $10,
              seller_name = $11, seller_address = $12, seller_tax_number = $13
       where id = $1`,
      [
        orderId,
        next,
        version,
        reason ?? null,
        delivers ? now : null,
        now,
        amountCents,
        lines.map(({ productId }) => productId),
        receipt.serial,
        receipt.number,
        receipt.seller.name,
        receipt.seller.address,
        receipt.seller.taxNumber,
      ],
    );
    await tx.query(
      `update order_versions set paid_at = $2, card_brand = coalesce($3, card_brand), card_last4 = coalesce($4, card_last4)
       where id = $1`,
      [id, now, card?.brand ?? null, card?.last4 ?? null],
    );
  }

  /** Opens a review and notifies the coach. */
  private async hold(
    tx: Tx,
    { orderId, number, accountId }: Version,
    { amountCents, currency, intentId }: Payment,
    reason: ReviewReason,
    waiting: OrderedLine[],
  ): Promise<void> {
    await tx.query(
      `insert into payment_reviews (order_id, reason, received_cents, received_currency, opened_at)
       values ($1, $2, $3, $4, $5)`,
      [orderId, reason, amountCents, currency, this.clock.now()],
    );
    await this.outbox.publish(tx, 'payment.held', {
      orderId,
      number,
      accountId,
      reason,
      receivedCents: amountCents,
      currency,
      waiting: waiting.map(({ title }) => title),
    });
    this.log.warn({ order: orderId, intent: intentId, reason }, 'payment needs review');
  }

  /** Moves the later of two paid versions of one order, paid in two tabs, to its own order. */
  private async inAnOrderOfItsOwn(tx: Tx, version: Version): Promise<Version> {
    const status = 'expired';
    const order = await this.newOrderCount.add(tx, { ...version, status, now: this.clock.now() });
    if (!order) throw new Error(`no order of its own for version ${version.id}`);
    const { id: orderId, number } = order;
    await tx.query('update order_versions set order_id = $2 where id = $1', [version.id, orderId]);
    return { ...version, orderId, number, status };
  }
}

/**
 * Returns the lines that were paid, wholly or in part, in another tab after this checkout was prepared. They are paid
 * twice, so they need the coach's decision, even if they can be bought again (product rules 4.20 and 4.25).
 */
async function linesPaidMeanwhile(tx: Tx, { id, accountId, lines }: Version): Promise<Set<string>> {
  const own = lines.filter(({ isGift }) => !isGift);
  const paid = await tx.query<{ productId: string }>(
    `select u.product_id as "productId" from order_versions v
     join purchases u on u.account_id = $2 and u.product_id = any($3) and u.created_at > v.created_at
     join active_enrollments e on e.account_id = u.account_id and e.product_id = u.product_id
     where v.id = $1`,
    [id, accountId, own.flatMap((line) => [line, ...line.parts].map(({ productId }) => productId))],
  );
  const isPaid = (thing: Pick<OrderedPart, 'productId'>) =>
    paid.some(({ productId }) => productId === thing.productId);
  return new Set(own.filter((line) => [line, ...line.parts].some(isPaid)).map((line) => line.id));
}

/** Locks the member's orders: payments are settled one by one, so the second sees the first one's order paid. */
async function lockVersion(tx: Tx, key: 'id' | 'payment_intent_id', value: string) {
  await tx.query(
    `select id from orders where account_id = (
       select o.account_id from order_versions v join orders o on o.id = v.order_id where v.${key} = $1
     ) order by id for update`,
    [value],
  );
  return tx.one<Version>(
    `select v.id, v.version, v.paid_at as "paidAt", ${PAID_ORDER}
     from order_versions v join orders o on o.id = v.order_id where v.${key} = $1`,
    [value],
  );
}
