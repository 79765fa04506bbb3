import { type Call, inCall, type Sandbox } from '../api/call.js';
import { newId, secondsOf } from '../api/ids.js';
import { decodeForm, Params } from '../api/params.js';
import { invalidRequest, Problem, resourceMissing } from '../api/problem.js';
import { type AfterRetries, moveAhead, readAhead, saveAfterRetries } from './billing-settings.js';
import { attachMethod } from './payment-methods.js';
import { addRhythms } from './periods.js';
import { updateSubscription } from './subscriptions.js';

const STEPS = ['day', 'month', 'year'] as const;
const AFTER_RETRIES: readonly AfterRetries[] = ['canceled', 'unpaid'];

/** Advances the time of all customers without a test clock by a day, a month or a year. */
async function advance(call: Call, step: string): Promise<void> {
  const interval = STEPS.find((known) => known === step);
  if (!interval) throw invalidRequest('Unknown step');
  const from = secondsOf(call.now) + (await readAhead(call.client));
  await moveAhead(call.client, addRhythms(from, { interval, interval_count: 1 }, 1) - from);
}

async function setAfterRetries(call: Call, value: string): Promise<void> {
  const status = AFTER_RETRIES.find((known) => known === value);
  if (!status) throw invalidRequest('Unknown status');
  await saveAfterRetries(call.client, status);
}

/** Gives a subscription another test card, as its owner does. */
async function changeCard(call: Call, value: string, id: string): Promise<void> {
  const subscription = await call.objects.find('subscription', id);
  if (!subscription) throw resourceMissing('subscription', id, 'id');
  const attached = await attachMethod(call, form({ customer: String(subscription.customer) }), value);
  const method = String(Reflect.get(attached.body, 'id'));
  await updateSubscription(call, form({ default_payment_method: method }), id);
}

const form = (fields: Record<string, string>): Params =>
  new Params(decodeForm(new URLSearchParams(fields).toString()));

/** Actions on the sandbox's page about subscriptions, in place of time, of Stripe's dashboard and of the buyer. */
const BILLING_ACTIONS = { advance, 'after-retries': setAfterRetries, card: changeCard } as const;
export type BillingAction = keyof typeof BILLING_ACTIONS;

/** Performs an action. Returns false if it was refused. */
export async function billByHand(
  sandbox: Sandbox,
  action: BillingAction,
  value: string,
  id: string,
): Promise<boolean> {
  try {
    const caller = { actor: 'server', requestId: newId('req'), idempotencyKey: null } as const;
    await inCall(sandbox, caller, (call) => BILLING_ACTIONS[action](call, value, id));
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
  sandbox.deliveries.wake();
  return true;
}
