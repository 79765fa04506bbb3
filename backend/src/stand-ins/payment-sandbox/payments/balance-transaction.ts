import type { Stripe } from '../../../platform/stripe/stripe-client.js';
import { newId, secondsOf } from '../api/ids.js';

/** Stripe's fee for a card payment: 2.9 % and thirty cents. */
const FEE = { share: 0.029, fixed: 30 };

export const feeOf = (amount: number): number => Math.min(amount, Math.round(amount * FEE.share) + FEE.fixed);

interface Movement {
  id?: string;
  type: Stripe.BalanceTransaction.Type;
  source: string;
  amount: number;
  fee: number;
  currency: string;
}

/** Creates a movement of the shop's balance, in or out, with Stripe's fee. */
export function newBalanceTransaction(
  { id = newId('txn'), type, source, amount, fee, currency }: Movement,
  at: Date,
): Stripe.BalanceTransaction {
  const created = secondsOf(at);
  return {
    id,
    object: 'balance_transaction',
    amount,
    available_on: created,
    balance_type: 'payments',
    created,
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [{ amount: fee, application: null, currency, description: 'Processing fees', type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: type,
    source,
    status: 'available',
    type,
  };
}

/** Returns the movement of a paid charge, under the id that the charge names. */
export function movementOf({ id, amount, currency, balance_transaction: named }: Stripe.Charge, at: Date) {
  if (typeof named !== 'string') throw new Error(`charge ${id} moved no money`);
  return newBalanceTransaction(
    { id: named, type: 'charge', source: id, amount, fee: feeOf(amount), currency },
    at,
  );
}
