import { type Call, inCall, type Sandbox } from '../api/call.js';
import { publish } from '../api/outgoing-events.js';
import { secondsOf } from '../api/ids.js';
import { readAhead } from './billing-settings.js';
import { keep } from './keep.js';
import { advanceInvoice, LIFE } from './life.js';
import { momentsAt } from './moments.js';

interface Due {
  id: string;
  kind: 'invoice' | 'subscription';
  at: number;
}

/** Lives through everything that is due, by real time and by test clocks. Any number of processes may do so at once. */
export async function liveUntilNow(sandbox: Pick<Sandbox, 'pool' | 'now'>): Promise<void> {
  while (await inTimesCall(sandbox, liveNext));
  await inTimesCall(sandbox, stopClocks);
}

/** Makes a call that nobody but time has caused. */
const inTimesCall = <Result>(
  sandbox: Pick<Sandbox, 'pool' | 'now'>,
  work: (call: Call) => Promise<Result>,
): Promise<Result> => inCall(sandbox, { actor: 'server', requestId: null, idempotencyKey: null }, work);

/** Lives through the earliest due moment. Returns false if there is none. */
async function liveNext(call: Call): Promise<boolean> {
  const found = await earliest(call);
  if (!found) return false;
  const { rowCount } = await call.client.query(
    'update payment_sandbox.objects set due_at = null where id = $1 and due_at = $2',
    [found.id, found.at],
  );
  // Another process was faster, and there may be more to do.
  if (rowCount === 0) return true;
  await live({ ...call, at: new Date(found.at * 1000) }, found);
  return true;
}

/** Finds the earliest due object whose customer nobody works for, and locks that customer. */
async function earliest(call: Call): Promise<Due | undefined> {
  const now = secondsOf(call.now) + (await readAhead(call.client));
  const { rows } = await call.client.query<Due>(
    `select due.id, due.kind, due.due_at::float8 as at
       from payment_sandbox.objects due
       join payment_sandbox.objects customer on customer.id = due.body->>'customer'
       left join payment_sandbox.objects clock on clock.id = customer.body->>'test_clock'
      where due.due_at <= case when clock.id is null then $1
                               else (clock.body->'status_details'->'advancing'->>'target_frozen_time')::bigint end
      order by due.due_at, due.position
      limit 1
        for update of customer skip locked`,
    [now],
  );
  return rows[0];
}

async function live(call: Call, { id, kind, at }: Due): Promise<void> {
  if (kind === 'invoice') {
    const invoice = await call.objects.find('invoice', id);
    if (invoice) await advanceInvoice(call, invoice);
  } else {
    const subscription = await call.objects.find('subscription', id);
    for (const what of subscription ? momentsAt(subscription, at) : []) {
      const current = await call.objects.find('subscription', id);
      if (current) await LIFE[what](call, current);
    }
  }
  const lived = await call.objects.find(kind, id);
  if (lived) await keep(call, lived);
}

/** Stops the clocks for which everything up to their target has happened. */
async function stopClocks(call: Call): Promise<void> {
  const { rows } = await call.client.query<{ id: string; target: number }>(
    `select clock.id, (clock.body->'status_details'->'advancing'->>'target_frozen_time')::float8 as target
       from payment_sandbox.objects clock
      where clock.kind = 'test_helpers.test_clock' and clock.body->>'status' = 'advancing'
        and not exists (
          select from payment_sandbox.objects due
            join payment_sandbox.objects customer on customer.id = due.body->>'customer'
           where customer.body->>'test_clock' = clock.id
             and due.due_at <= (clock.body->'status_details'->'advancing'->>'target_frozen_time')::bigint)
        for update skip locked`,
  );
  for (const { id, target } of rows) {
    const clock = await call.objects.find('test_helpers.test_clock', id);
    if (clock?.status !== 'advancing') continue;
    const ready = { ...clock, status: 'ready', status_details: {}, frozen_time: target } as const;
    await call.objects.save(ready);
    await publish(call, 'test_helpers.test_clock.ready', ready);
  }
}
