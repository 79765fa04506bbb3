import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Runs } from '../../../platform/jobs/decorators.js';
import { job, type PayloadOf } from '../../../platform/jobs/job.js';
import { StripeRefunds } from './stripe-refunds.js';
import { RefundSettlementService } from './refund-settlement.service.js';

export const CHECK_REFUNDS = job('payments.check-refunds', { intentId: z.string() });

/** A charge was refunded, and its event does not say by which refunds: the payment provider is asked. */
@Injectable()
@Runs(CHECK_REFUNDS)
export class CheckRefundsJob {
  constructor(
    private readonly stripe: StripeRefunds,
    private readonly settlement: RefundSettlementService,
  ) {}

  async run({ intentId }: PayloadOf<typeof CHECK_REFUNDS>): Promise<void> {
    for (const fact of await this.stripe.refundsOf(intentId)) await this.settlement.hear(fact);
  }
}
