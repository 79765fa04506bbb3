import type { Call } from './call.js';
import { type EventObjects, type EventType, newEvent } from './event.js';
import { readSettings } from './settings.js';

/** Records an event and the webhooks that will deliver it, in the transaction that causes it. */
export async function publish<T extends EventType>(
  call: Call,
  type: T,
  object: EventObjects[T],
  before?: EventObjects[T],
): Promise<void> {
  const request = { id: call.requestId, idempotency_key: call.idempotencyKey };
  const event = newEvent(type, object, request, call.now, before);
  await call.objects.add(event);
  const { delaySeconds, drop, repeat } = await readSettings(call.client);
  await call.client.query(
    `insert into payment_sandbox.deliveries (event_id, state, due_at)
     select $1, $2, $3::timestamptz + make_interval(secs => $4) from generate_series(1, $5)`,
    [event.id, drop ? 'dropped' : 'waiting', call.now, delaySeconds, repeat],
  );
}
