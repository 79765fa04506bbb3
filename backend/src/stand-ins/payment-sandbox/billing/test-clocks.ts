import type { Stripe } from '../../../platform/stripe/stripe-client.js';
import { type Answer, type Call, ok } from '../api/call.js';
import { newId, secondsOf } from '../api/ids.js';
import { publish } from '../api/outgoing-events.js';
import type { Params } from '../api/params.js';
import { invalidRequest, resourceMissing } from '../api/problem.js';
import { DAY } from './periods.js';

const KEPT_DAYS = 30;

export async function createTestClock(call: Call, params: Params): Promise<Answer> {
  const created = secondsOf(call.now);
  const clock: Stripe.TestHelpers.TestClock = {
    id: newId('clock'),
    object: 'test_helpers.test_clock',
    created,
    deletes_after: created + KEPT_DAYS * DAY,
    frozen_time: params.required('frozen_time', params.integer('frozen_time')),
    livemode: false,
    name: params.text('name') || null,
    status: 'ready',
    status_details: {},
  };
  params.refuseUnknown();
  await call.objects.add(clock);
  await publish(call, 'test_helpers.test_clock.created', clock);
  return ok(clock);
}

/** Starts to advance a clock. The background work lives through the time, and then the clock is ready again. */
export async function advanceTestClock(call: Call, params: Params, id: string): Promise<Answer> {
  const clock = await call.objects.findLocked('test_helpers.test_clock', id);
  if (!clock) throw resourceMissing('test_clock', id, 'id');
  const target = params.required('frozen_time', params.integer('frozen_time'));
  params.refuseUnknown();
  if (clock.status !== 'ready')
    throw invalidRequest('This test clock is already advancing.', undefined, 'id');
  if (target <= clock.frozen_time) {
    throw invalidRequest('A test clock can only be advanced.', undefined, 'frozen_time');
  }
  const advancing: Stripe.TestHelpers.TestClock = {
    ...clock,
    status: 'advancing',
    status_details: { advancing: { target_frozen_time: target } },
  };
  await call.objects.save(advancing);
  await publish(call, 'test_helpers.test_clock.advancing', advancing);
  return ok(advancing);
}
