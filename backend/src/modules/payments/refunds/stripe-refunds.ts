import { Injectable } from '@nestjs/common';
import type { Cents } from '../../../kernel/money.js';
import { StripeAccount } from '../../../platform/stripe/stripe-account.js';
import { isMissing, isRefused } from '../../../platform/stripe/stripe-client.js';
import { readRefund, type RefundFact } from '../stripe-dispute.js';

interface WantedRefund {
  refundId: string;
  orderId: string;
  intentId: string;
  amountCents: Cents;
}

export type RefundAnswer = { state: 'known'; fact: RefundFact } | { state: 'refused'; why: string };

const AT_MOST = 100;

/** Our calls to Stripe about refunds, made by jobs. A call that cannot reach Stripe throws, and the job is retried. */
@Injectable()
export class StripeRefunds {
  constructor(private readonly account: StripeAccount) {}

  /** Requests a refund. Its id is the idempotency key, so a repeated request returns the money once. */
  async refund({ refundId, orderId, intentId, amountCents }: WantedRefund): Promise<RefundAnswer> {
    try {
      const refund = await this.account.client.refunds.create(
        { payment_intent: intentId, amount: amountCents, metadata: { refundId, orderId } },
        { idempotencyKey: `refund:${refundId}` },
      );
      const fact = readRefund(refund);
      if (!fact) throw new Error(`Stripe answered a refund without a payment: ${refund.id}`);
      return { state: 'known', fact };
    } catch (error) {
      if (isRefused(error)) return { state: 'refused', why: error.message };
      throw error;
    }
  }

  /** Lists all refunds of a payment, oldest first; empty for a payment the provider does not know. */
  async refundsOf(intentId: string): Promise<RefundFact[]> {
    try {
      const { data } = await this.account.client.refunds.list({ payment_intent: intentId, limit: AT_MOST });
      return data.toReversed().flatMap((refund) => readRefund(refund) ?? []);
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }
}
