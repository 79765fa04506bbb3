import { decodeForm } from './form.js';
import { newId } from './ids.js';
import { ObjectStore } from './object-store.js';
import { Params } from './params.js';
import { Problem } from './problem.js';
import { createRefund } from './refunds.js';
import type { Sandbox } from './sandbox.js';
import { inTransaction } from './transaction.js';

/** A refund by hand on the sandbox's page, as in Stripe's dashboard: the shop hears of it by webhook. False: it was refused. */
export async function refundByHand(sandbox: Sandbox, intentId: string, dollars: string): Promise<boolean> {
  const cents = Math.round(Number(dollars) * 100);
  const form = new URLSearchParams({ payment_intent: intentId, ...(dollars && { amount: String(cents) }) });
  try {
    await inTransaction(sandbox.pool, (client) =>
      createRefund(
        {
          ...{ actor: 'server', at: sandbox.now(), requestId: newId('req'), idempotencyKey: null },
          ...{ client, objects: new ObjectStore(client) },
        },
        new Params(decodeForm(form.toString())),
      ),
    );
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
  sandbox.deliveries.wake();
  return true;
}
