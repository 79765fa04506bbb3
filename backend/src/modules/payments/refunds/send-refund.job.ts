import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '../../../platform/database/database.js';
import { Runs } from '../../../platform/jobs/decorators.js';
import { job, type PayloadOf } from '../../../platform/jobs/job.js';
import { StripeRefunds } from './stripe-refunds.js';
import { RefundSettlementService } from './refund-settlement.service.js';

export const SEND_REFUND = job('payments.send-refund', { refundId: z.string() });

interface PendingRefund {
  orderId: string;
  intentId: string;
  amountCents: number;
}

/**
 * Requests a refund from the payment provider, or asks for its state. Applies refunds that the provider already knows
 * first, which finds a lost response: the money is returned once, however often this job runs.
 */
@Injectable()
export class SendRefundJob {
  constructor(
    private readonly database: Database,
    private readonly stripe: StripeRefunds,
    private readonly settlement: RefundSettlementService,
  ) {}

  @Runs(SEND_REFUND)
  async run({ refundId }: PayloadOf<typeof SEND_REFUND>): Promise<void> {
    const wanted = await this.pending(refundId);
    if (!wanted) return;
    const { intentId, amountCents, orderId } = wanted;
    const known = await this.stripe.refundsOf(intentId);
    for (const fact of known) await this.settlement.hear(fact);
    if (known.some((fact) => fact.refundId === refundId) || !(await this.pending(refundId))) return;
    const answer = await this.stripe.refund({ intentId, amountCents, orderId, refundId });
    if (answer.state === 'refused') await this.settlement.refuse(refundId, answer.why);
    else await this.settlement.hear(answer.fact);
  }

  private pending(refundId: string): Promise<PendingRefund | undefined> {
    return this.database.one<PendingRefund>(
      `select o.id as "orderId", v.payment_intent_id as "intentId", f.amount_cents as "amountCents"
       from refunds f join orders o on o.id = f.order_id
       join order_versions v on v.order_id = o.id and v.version = o.version
       where f.id = $1 and f.status = 'pending'`,
      [refundId],
    );
  }
}
