import type { Stripe } from '../../platform/stripe/stripe-client.js';
import { newId } from './ids.js';
import { secondsOf } from './seconds.js';

export interface NewRefund {
  amount: number;
  reason: Stripe.Refund.Reason | null;
  metadata: Record<string, string>;
}

export function newRefund(charge: Stripe.Charge, wanted: NewRefund, at: Date): Stripe.Refund {
  return {
    id: newId('re'),
    object: 'refund',
    amount: wanted.amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: secondsOf(at),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: wanted.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: wanted.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}
