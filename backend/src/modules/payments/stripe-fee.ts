import type { Cents } from '../../kernel/money.js';
import { STORABLE } from '../../kernel/text.js';
import type { Stripe } from '../../platform/stripe/stripe-client.js';

/** What the payment provider took with a movement of money, in cents of our currency. */
export interface FeeFact {
  stripeTransactionId: string;
  amountCents: Cents;
  takenAt: Date;
}

/** The currency we sell in. */
const OURS = 'usd';

/**
 * Undefined: it does not say what the fee was in our currency. Stripe takes its fee in the currency of the shop's account, and says by
 * which rate what was paid became that.
 */
export function readFee(transaction: Stripe.BalanceTransaction, paidIn: string): FeeFact | undefined {
  const { id, fee, currency, exchange_rate: rate, created } = transaction;
  if (typeof id !== 'string' || id === '' || id.length > 255 || !STORABLE.test(id)) return undefined;
  if (!Number.isSafeInteger(fee) || !Number.isSafeInteger(created)) return undefined;
  const isExchanged = currency !== OURS;
  if (isExchanged && (paidIn !== OURS || !rate)) return undefined;
  return {
    stripeTransactionId: id,
    amountCents: isExchanged ? Math.round(fee / rate!) : fee,
    takenAt: new Date(created * 1000),
  };
}
