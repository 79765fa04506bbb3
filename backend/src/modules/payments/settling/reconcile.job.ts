import { Injectable } from '@nestjs/common';
import { Clock, later, minutes } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Every } from '../../../platform/jobs/decorators.js';
import { JobQueue } from '../../../platform/jobs/job-queue.js';
import { SEND_REFUND } from '../refunds/send-refund.job.js';
import { GiftsService } from '../../gifts/index.js';
import { OrderCouponsService } from '../order-coupons.service.js';
import { CHECK_INTENT, COUPON_HOLD, ORDER_LIFETIME } from './check-intent.job.js';

/**
 * Prevents a lasting "I paid and have no access" (product rule 4.8): checks every intent that may still be paid, often
 * while the order is new, then less and less often. Orders that can no longer be paid expire after a day.
 */
@Injectable()
export class ReconcileJob {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly coupons: OrderCouponsService,
    private readonly gifts: GiftsService,
    private readonly clock: Clock,
  ) {}

  @Every(minutes(2), 'payments.reconcile')
  async run(): Promise<void> {
    await this.askAboutOpenIntents();
    await this.askAboutPendingRefunds();
    await this.expireOrders();
    await this.letGoOfFreeOrders();
    await this.forgetGifts();
  }

  private async askAboutOpenIntents(): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      const due = await tx.query<{ intentId: string }>(
        `update order_versions v set checked_at = $1 from orders o
         where o.id = v.order_id and v.payment_intent_id is not null and v.closed_at is null and v.paid_at is null
           and v.created_at <= $2
           and (v.checked_at is null or $1 - v.checked_at >= ($1 - o.active_at) / 10)
         returning v.payment_intent_id as "intentId"`,
        [now, later(now, -minutes(1))],
      );
      for (const { intentId } of due) {
        const dedupeKey = `${CHECK_INTENT.kind}:${intentId}:${now.toISOString()}`;
        await this.queue.add(tx, { job: CHECK_INTENT, payload: { intentId }, dedupeKey });
      }
    });
  }

  /** Asks about pending refunds, in case a response was lost or the money takes time; older refunds are checked less often. */
  private async askAboutPendingRefunds(): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      const due = await tx.query<{ refundId: string }>(
        `update refunds set checked_at = $1
         where status = 'pending' and requested_at <= $2
           and (checked_at is null or $1 - checked_at >= ($1 - requested_at) / 10)
         returning id as "refundId"`,
        [now, later(now, -minutes(1))],
      );
      for (const { refundId } of due) {
        const dedupeKey = `${SEND_REFUND.kind}:${refundId}:${now.toISOString()}`;
        await this.queue.add(tx, { job: SEND_REFUND, payload: { refundId }, dedupeKey });
      }
    });
  }

  private async expireOrders(): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      const expired = await tx.query<{ id: string }>(
        `update orders set status = 'expired', expired_at = $1
         where status = 'pending' and active_at <= $2 and not exists (
           select from order_versions v
           where v.order_id = orders.id and v.payment_intent_id is not null and v.closed_at is null)
         returning id`,
        [now, later(now, -ORDER_LIFETIME)],
      );
      for (const { id } of expired) await this.coupons.release(tx, id);
    });
  }

  /** Closes abandoned free checkouts, which reserve their coupon's use no longer than a checkout with a payment. */
  private async letGoOfFreeOrders(): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async (tx) => {
      const abandoned = await tx.query<{ id: string }>(
        `update order_versions v set closed_at = $1 from orders o
         where o.id = v.order_id and o.status = 'pending' and o.version = v.version and o.active_at <= $2
           and v.holds_coupon and v.total_cents = 0 and v.closed_at is null and v.paid_at is null
         returning o.id`,
        [now, later(now, -COUPON_HOLD)],
      );
      for (const { id } of abandoned) await this.coupons.release(tx, id);
    });
  }

  /**
   * Deletes the recipients of gifts whose checkout can no longer be paid: the order has expired, or another cart has replaced it,
   * and the payment is canceled (product rule 4.21).
   */
  private async forgetGifts(): Promise<void> {
    await this.database.transaction(async (tx) => {
      const lines = await tx.query<{ id: string }>(
        `select g.order_line_id as id
         from gift_facts g join order_lines l on l.id = g.order_line_id
         join order_versions v on v.id = l.order_version_id join orders o on o.id = v.order_id
         where g.state = 'prepared' and v.paid_at is null and (v.closed_at is not null or v.payment_intent_id is null)
           and not (o.status = 'pending' and o.version = v.version)`,
      );
      if (lines.length === 0) return;
      await this.gifts.forget(
        tx,
        lines.map(({ id }) => id),
      );
    });
  }
}
