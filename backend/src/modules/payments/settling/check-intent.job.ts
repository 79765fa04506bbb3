import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Clock, hours, later, minutes } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Runs } from '../../../platform/jobs/decorators.js';
import { job, type PayloadOf } from '../../../platform/jobs/job.js';
import { PaymentNewsService } from './payment-news.service.js';
import { newsIn, StripeGateway } from './stripe-gateway.js';

export const CHECK_INTENT = job('payments.check-intent', { intentId: z.string() });

/** Stripe forgets an idempotency key after a day; a pending order expires after the same time. */
export const ORDER_LIFETIME = hours(24);

/**
 * Time that a use of a limited coupon stays reserved after the buyer's last visit to checkout. Then the payment is
 * canceled, and only after that the use is free for others, so nobody pays a price other than the one shown.
 */
export const COUPON_HOLD = minutes(30);

/** Asks Stripe for the state of an intent, in case a webhook was lost, and cancels an intent that must no longer be paid. */
@Injectable()
export class CheckIntentJob {
  constructor(
    private readonly database: Database,
    private readonly stripe: StripeGateway,
    private readonly news: PaymentNewsService,
    private readonly clock: Clock,
  ) {}

  @Runs(CHECK_INTENT)
  async run({ intentId }: PayloadOf<typeof CHECK_INTENT>): Promise<void> {
    const now = this.clock.now();
    const version = await this.database.one<{ abandoned: boolean }>(
      `select (o.status <> 'pending' or o.version <> v.version or o.active_at <= $2
               or (v.holds_coupon and o.active_at <= $3)) as abandoned
       from order_versions v join orders o on o.id = v.order_id
       where v.payment_intent_id = $1 and v.closed_at is null and v.paid_at is null`,
      [intentId, later(now, -ORDER_LIFETIME), later(now, -COUPON_HOLD)],
    );
    if (!version) return;
    const intent = await this.stripe.find(intentId);
    const news = newsIn(intent) ?? (version.abandoned && newsIn(await this.stripe.cancel(intentId)));
    if (news) await this.news.take(news);
  }
}
