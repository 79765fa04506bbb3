import type { Stripe } from '../../../platform/stripe/stripe-client.js';
import type { Call } from '../api/call.js';
import { secondsOf } from '../api/ids.js';
import { nextMoment } from './moments.js';

/** Saves an object that changes with time, together with the time of its next change. */
export async function keep(
  { at, objects }: Pick<Call, 'at' | 'objects'>,
  object: Stripe.Subscription | Stripe.Invoice,
): Promise<void> {
  const now = secondsOf(at);
  await objects.save(object);
  await objects.setDue(object.id, nextMoment(object, now), now);
}
