import { type Call } from './call.js';
import { answerDispute, decideDispute, openDispute } from './disputes.js';
import { failRefund } from './failed-refunds.js';
import { decodeForm } from './form.js';
import { newId } from './ids.js';
import { ObjectStore } from './object-store.js';
import { Params } from './params.js';
import { Problem } from './problem.js';
import { createRefund } from './refunds.js';
import type { Sandbox } from './sandbox.js';
import { inTransaction } from './transaction.js';

/** Actions on a payment at the sandbox's page, in place of Stripe's dashboard, the buyer and the bank. */
export const DEEDS = {
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
export type Deed = keyof typeof DEEDS;

export const isDeed = (name: string): name is Deed => Object.hasOwn(DEEDS, name);

/** Performs an action, which the shop learns by webhook. False: the action was refused. */
export async function byHand(
  sandbox: Sandbox,
  deed: Deed,
  intentId: string,
  dollars: string,
): Promise<boolean> {
  try {
    await inTransaction(sandbox.pool, async (client) => {
      const call: Call = {
        actor: 'server',
        at: sandbox.now(),
        requestId: newId('req'),
        idempotencyKey: null,
        client,
        objects: new ObjectStore(client),
      };
      await DEEDS[deed](call, intentId, dollars);
    });
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
  sandbox.deliveries.wake();
  return true;
}
