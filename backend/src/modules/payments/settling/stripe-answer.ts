import type { PaymentNews } from '../payment-news.js';
import type { Intent } from './stripe-gateway.js';

/** Turns Stripe's response into an event, which counts once like a webhook. Undefined: nothing has changed. */
export function newsIn(intent: Intent): PaymentNews | undefined {
  if (intent.state === 'open') return undefined;
  return {
    id: `check:${intent.id}:${intent.state}`,
    type: `check.${intent.state}`,
    intentId: intent.id,
    effect: intent.state === 'paid' ? { kind: 'paid', payment: intent.payment } : { kind: 'canceled' },
  };
}
