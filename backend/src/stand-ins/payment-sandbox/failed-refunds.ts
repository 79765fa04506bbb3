import type { Stripe } from '../../platform/stripe/stripe-client.js';
import type { Call } from './call.js';
import { publish } from './outgoing-events.js';
import { invalidRequest } from './problem.js';
import { findCharge } from './refunds.js';

/** Stands for the buyer's bank, which sends the newest refund of a payment back: its card is closed. */
export async function failRefund(call: Call, intentId: string): Promise<void> {
  const charge = await findCharge(call, undefined, intentId);
  const refunds = await call.objects.list('refund', { limit: 100, where: { payment_intent: intentId } });
  const refund = refunds.find(({ status }) => status === 'succeeded');
  if (!refund) throw invalidRequest('This payment has no refund to fail.');
  const failed: Stripe.Refund = { ...refund, status: 'failed', failure_reason: 'lost_or_stolen_card' };
  await call.objects.save(failed);
  await call.objects.save({
    ...charge,
    amount_refunded: charge.amount_refunded - refund.amount,
    refunded: false,
  });
  await publish(call, 'refund.updated', failed);
  await publish(call, 'refund.failed', failed);
}
