import type { Stripe } from '../../../platform/stripe/stripe-client.js';
import type { Call } from '../api/call.js';
import { idOf } from '../api/ids.js';
import type { StoredObjects } from '../api/object-store.js';
import { Problem, resourceMissing } from '../api/problem.js';
import { readAhead } from './billing-settings.js';

/** Kinds of objects that belong to a customer. */
type Owned = 'invoice' | 'payment_intent' | 'setup_intent' | 'subscription';

/** Locks an object after its customer, and turns the call to the time of that customer's clock. */
export async function lockOwned<K extends Owned>(
  call: Call,
  kind: K,
  id: string,
): Promise<{ call: Call; object: StoredObjects[K] | undefined }> {
  const object = await call.objects.findLockedWithCustomer(kind, id);
  if (!object?.customer) return { call, object };
  const customer = await call.objects.find('customer', idOf(object.customer));
  return { call: customer ? await inTimeOf(call, customer) : call, object };
}

/** Locks a customer, and turns the call to the time of the customer's clock. */
export async function lockCustomer(
  call: Call,
  id: string,
): Promise<{ call: Call; customer: Stripe.Customer }> {
  const customer = await call.objects.findLocked('customer', id);
  if (!customer) throw resourceMissing('customer', id, 'customer');
  return { call: await inTimeOf(call, customer), customer };
}

async function inTimeOf(call: Call, { test_clock: named }: Stripe.Customer): Promise<Call> {
  if (!named) return { ...call, at: new Date(call.now.getTime() + 1000 * (await readAhead(call.client))) };
  const clock = await call.objects.find('test_helpers.test_clock', idOf(named));
  if (!clock) throw new Error('A clock is kept as long as its customers');
  if (clock.status !== 'ready') {
    throw new Problem(429, {
      type: 'invalid_request_error',
      code: 'lock_timeout',
      message: 'Test clock advancement underway - cannot perform modifications.',
    });
  }
  return { ...call, at: new Date(clock.frozen_time * 1000) };
}
