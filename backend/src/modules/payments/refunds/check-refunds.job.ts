import { Injectable } from '@nestjs/common';
import { type JobHandler, OnJob } from '../../../platform/jobs/handlers.js';
import { StripeRefunds } from './stripe-refunds.js';
import { RefundSettlementService } from './refund-settlement.service.js';

export const CHECK_REFUNDS = 'payments.check-refunds';

/** A charge was refunded, and its event does not say by which refunds: the payment provider is asked. */
@Injectable()
@OnJob(CHECK_REFUNDS)
export class CheckRefundsJob implements JobHandler {
  constructor(
    private readonly stripe: StripeRefunds,
    private readonly settlement: RefundSettlementService,
  ) {}

  async run({ intentId }: { intentId: string }): Promise<void> {
    for (const fact of await this.stripe.refundsOf(intentId)) await this.settlement.hear(fact);
  }
}
