import type { Stripe } from '../../platform/stripe/stripe-client.js';
import { type Call, inCall, type Sandbox } from './api/call.js';
import { answerDispute, decideDispute, openDispute } from './payments/disputes.js';
import { decodeForm, Params } from './api/params.js';
import { newId } from './api/ids.js';
import { invalidRequest, Problem } from './api/problem.js';
import { createRefund, findCharge } from './payments/refunds.js';
import { publish } from './api/outgoing-events.js';

/** Fails the newest refund of a payment, as the buyer's bank does if the card was closed. */
async function failRefund(call: Call, intentId: string): Promise<void> {
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

/** Actions on a payment on the sandbox's page, in place of Stripe's dashboard, the buyer and the bank. */
export const ACTIONS = {
  refund: async (call: Call, intentId: string, dollars: string) => {
    const cents = Math.round(Number(dollars) * 100);
    const form = new URLSearchParams({ payment_intent: intentId, ...(dollars && { amount: String(cents) }) });
    await createRefund(call, new Params(decodeForm(form.toString())));
  },
  'fail-refund': failRefund,
  dispute: openDispute,
  answer: answerDispute,
  win: (call: Call, intentId: string) => decideDispute(call, intentId, 'won'),
  lose: (call: Call, intentId: string) => decideDispute(call, intentId, 'lost'),
} as const;
export type Action = keyof typeof ACTIONS;

export const isAction = (name: string): name is Action => Object.hasOwn(ACTIONS, name);

/** Performs an action; the shop learns of it by webhook. Returns false if the action was refused. */
export async function byHand(
  sandbox: Sandbox,
  action: Action,
  intentId: string,
  dollars: string,
): Promise<boolean> {
  try {
    const caller = { actor: 'server', requestId: newId('req'), idempotencyKey: null } as const;
    await inCall(sandbox, caller, (call) => ACTIONS[action](call, intentId, dollars));
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
  sandbox.deliveries.wake();
  return true;
}
