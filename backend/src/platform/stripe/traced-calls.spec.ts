import { templateOf } from './stripe-client.js';

test.each([
  ['/v1/payment_intents', '/v1/payment_intents'],
  ['/v1/payment_intents/pi_3Nabc/confirm', '/v1/payment_intents/:id/confirm'],
  ['/v1/events?limit=3&starting_after=evt_1', '/v1/events'],
])('a call to %s is recorded as %s', (path, template) => expect(templateOf(path)).toBe(template));
