import { Injectable } from '@nestjs/common';
import { StripeAccount } from '../../../platform/stripe/stripe-account.js';
import { isMissing } from '../../../platform/stripe/stripe-client.js';
import { type DisputeFact, type FeeFact, readDispute, readFee } from '../stripe-dispute.js';

export interface ChargeFact {
  isRefunded: boolean;
  isDisputed: boolean;
  /** Fee of the charge; undefined until it is known. */
  fee: FeeFact | undefined;
}

const AT_MOST = 100;

/** Calls to Stripe about a payment's later state, made by jobs: a call that fails throws and is retried. */
@Injectable()
export class StripeCharges {
  constructor(private readonly account: StripeAccount) {}

  /** Returns the charge; undefined if the provider does not know the payment, or if it was not paid by a charge. */
  async ofPayment(intentId: string): Promise<ChargeFact | undefined> {
    try {
      const intent = await this.account.client.paymentIntents.retrieve(intentId, {
        expand: ['latest_charge.balance_transaction'],
      });
      const charge = intent.latest_charge;
      if (charge === null || typeof charge === 'string') return undefined;
      const movement = charge.balance_transaction;
      const fee =
        movement === null || typeof movement === 'string' ? undefined : readFee(movement, charge.currency);
      return { isRefunded: charge.amount_refunded > 0, isDisputed: charge.disputed, fee };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async disputesOf(intentId: string): Promise<DisputeFact[]> {
    const { data } = await this.account.client.disputes.list({ payment_intent: intentId, limit: AT_MOST });
    return data.toReversed().flatMap((dispute) => readDispute(dispute) ?? []);
  }
}
