import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Runs } from '../../../platform/jobs/decorators.js';
import { job, type PayloadOf } from '../../../platform/jobs/job.js';
import { DisputeSettlementService } from '../disputes/dispute-settlement.service.js';
import { FeesService } from '../fees/fees.service.js';
import { RefundSettlementService } from '../refunds/refund-settlement.service.js';
import { StripeRefunds } from '../refunds/stripe-refunds.js';
import { StripeCharges } from './stripe-charges.js';

export const CHECK_CHARGE = job('payments.check-charge', { intentId: z.string() });

/**
 * Asks the provider about a received payment: its fee, and refunds and disputes reported before we could handle them.
 */
@Injectable()
export class CheckChargeJob {
  constructor(
    private readonly charges: StripeCharges,
    private readonly fees: FeesService,
    private readonly stripeRefunds: StripeRefunds,
    private readonly refunds: RefundSettlementService,
    private readonly disputes: DisputeSettlementService,
  ) {}

  @Runs(CHECK_CHARGE)
  async run({ intentId }: PayloadOf<typeof CHECK_CHARGE>): Promise<void> {
    const charge = await this.charges.ofPayment(intentId);
    if (!charge) return;
    if (charge.fee) await this.fees.hear(intentId, charge.fee);
    if (charge.isRefunded)
      for (const fact of await this.stripeRefunds.refundsOf(intentId)) await this.refunds.hear(fact);
    if (charge.isDisputed)
      for (const fact of await this.charges.disputesOf(intentId)) await this.disputes.hear(fact);
  }
}
