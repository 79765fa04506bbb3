import type { Cents } from '../../kernel/money.js';
import { STORABLE } from '../../kernel/text.js';
import type { Stripe } from '../../platform/stripe/stripe-client.js';

/** Fee of the payment provider for one movement of money, in the currency of the shop's account. */
export interface FeeFact {
  stripeTransactionId: string;
  amountCents: Cents;
  currency: string;
  /** Currency of the payment, and the exchange rate to the account's currency. */
  paidIn: string;
  rate: number | null;
  takenAt: Date;
}

/** Reads the fee of a balance transaction; undefined if it names none. */
export function readFee(transaction: Stripe.BalanceTransaction, paidIn: string): FeeFact | undefined {
  const { id, fee, currency, exchange_rate: rate, created } = transaction;
  if (typeof id !== 'string' || id === '' || id.length > 255 || !STORABLE.test(id)) return undefined;
  if (!Number.isSafeInteger(fee) || !Number.isSafeInteger(created)) return undefined;
  return {
    stripeTransactionId: id,
    amountCents: fee,
    currency,
    paidIn,
    rate: rate ?? null,
    takenAt: new Date(created * 1000),
  };
}

/** Converts a fee to the currency of the sale. Undefined if the provider names no rate. */
export function feeIn(soldIn: string, { amountCents, currency, paidIn, rate }: FeeFact): Cents | undefined {
  if (currency === soldIn) return amountCents;
  return paidIn === soldIn && rate ? Math.round(amountCents / rate) : undefined;
}
