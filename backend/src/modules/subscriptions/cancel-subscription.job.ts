import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Runs } from '../../platform/jobs/decorators.js';
import { job, type PayloadOf } from '../../platform/jobs/job.js';
import { StripeSubscriptionsService } from './stripe-subscriptions.service.js';

export const CANCEL_SUBSCRIPTION = job('subscriptions.cancel', { stripeId: z.string() });

export const LIMIT_SUBSCRIPTION = job('subscriptions.limit', {
  stripeId: z.string(),
  /** In ISO 8601. */
  end: z.string(),
});

/** Stops the payments of a subscription at once: all instalments are paid, a refund ended its access, or its member is gone. */
@Injectable()
export class CancelSubscriptionJob {
  constructor(private readonly stripe: StripeSubscriptionsService) {}

  @Runs(CANCEL_SUBSCRIPTION)
  async run({ stripeId }: PayloadOf<typeof CANCEL_SUBSCRIPTION>): Promise<void> {
    await this.stripe.cancelNow(stripeId);
  }

  /** Lets Stripe itself stop after the last instalment, should this server be down then. */
  @Runs(LIMIT_SUBSCRIPTION)
  async limit({ stripeId, end }: PayloadOf<typeof LIMIT_SUBSCRIPTION>): Promise<void> {
    await this.stripe.endAt(stripeId, new Date(end));
  }
}
