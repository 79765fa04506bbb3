import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Runs } from '../../platform/jobs/decorators.js';
import { job, type PayloadOf } from '../../platform/jobs/job.js';
import type { NewJob } from '../../platform/jobs/job-queue.js';
import { StripeSubscriptionsService } from './stripe-subscriptions.service.js';

export const CANCEL_SUBSCRIPTION = job('subscriptions.cancel', {
  stripeId: z.string(),
  /** True: with the period that is paid. */
  atPeriodEnd: z.boolean().optional(),
});

type Cancellation = NewJob<PayloadOf<typeof CANCEL_SUBSCRIPTION>>;

/** The job that stops the payments of a subscription; another one with the same `why` is not added. */
export const cancellation = (stripeId: string, why: string, atPeriodEnd = false): Cancellation => ({
  job: CANCEL_SUBSCRIPTION,
  payload: { stripeId, atPeriodEnd },
  dedupeKey: `${CANCEL_SUBSCRIPTION.kind}:${stripeId}:${why}`,
});

export const LIMIT_SUBSCRIPTION = job('subscriptions.limit', {
  stripeId: z.string(),
  /** In ISO 8601. */
  end: z.string(),
});

export const END_DISCOUNT = job('subscriptions.end-discount', { stripeId: z.string() });

/**
 * Stops the payments of a subscription: all instalments are paid, a refund ended its access, or its member is gone or
 * blocked. Takes off its coupon after the last discounted payment.
 */
@Injectable()
export class CancelSubscriptionJob {
  constructor(private readonly stripe: StripeSubscriptionsService) {}

  @Runs(CANCEL_SUBSCRIPTION)
  async run({ stripeId, atPeriodEnd = false }: PayloadOf<typeof CANCEL_SUBSCRIPTION>): Promise<void> {
    await (atPeriodEnd ? this.stripe.cancelAtPeriodEnd(stripeId) : this.stripe.cancelNow(stripeId));
  }

  /** Lets Stripe itself stop after the last instalment, should this server be down then. */
  @Runs(LIMIT_SUBSCRIPTION)
  async limit({ stripeId, end }: PayloadOf<typeof LIMIT_SUBSCRIPTION>): Promise<void> {
    await this.stripe.endAt(stripeId, new Date(end));
  }

  @Runs(END_DISCOUNT)
  async endDiscount({ stripeId }: PayloadOf<typeof END_DISCOUNT>): Promise<void> {
    await this.stripe.endDiscount(stripeId);
  }
}
