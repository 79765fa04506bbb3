import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Runs } from '../../../platform/jobs/decorators.js';
import { job, type PayloadOf } from '../../../platform/jobs/job.js';
import { StripeRefunds } from './stripe-refunds.js';
import { RefundSettlementService } from './refund-settlement.service.js';

export const CHECK_REFUNDS = job('payments.check-refunds', { intentId: z.string() });

/** Asks the payment provider for the refunds of a charge, because the event of a refunded charge does not name them. */
@Injectable()
export class CheckRefundsJob {
  constructor(
    private readonly stripe: StripeRefunds,
    private readonly settlement: RefundSettlementService,
  ) {}

  @Runs(CHECK_REFUNDS)
  async run({ intentId }: PayloadOf<typeof CHECK_REFUNDS>): Promise<void> {
    for (const fact of await this.stripe.refundsOf(intentId)) await this.settlement.hear(fact);
  }
}
