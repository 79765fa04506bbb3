import type { Pool } from 'pg';

export interface IntentRow {
  id: string;
  status: string;
  amount: number;
  currency: string;
  description: string | null;
  created: number;
  error: string | null;
  /** True if it has a refund that has not failed. */
  hasRefund: boolean;
  /** Status of the payment's dispute; null without one. */
  dispute: string | null;
}

export type DeliveryState = 'waiting' | 'delivered' | 'dropped' | 'failed';

export interface EventRow {
  id: string;
  type: string;
  /** Id of the object that the event is about. */
  about: string;
  paymentIntent: string | null;
  created: number;
  deliveries: { state: DeliveryState; attempts: number; dueAt: string; answer: string | null }[];
}

const SHOWN = { intents: 50, events: 100 };

export async function readIntents(pool: Pool): Promise<IntentRow[]> {
  const { rows } = await pool.query<IntentRow>(
    `select id, body->>'status' as status, (body->>'amount')::int as amount, body->>'currency' as currency,
            body->>'description' as description, (body->>'created')::int as created,
            body->'last_payment_error'->>'message' as error,
            exists (select from payment_sandbox.objects refund
                     where refund.kind = 'refund' and refund.body->>'payment_intent' = intent.id
                       and refund.body->>'status' = 'succeeded') as "hasRefund",
            (select dispute.body->>'status' from payment_sandbox.objects dispute
              where dispute.kind = 'dispute' and dispute.body->>'payment_intent' = intent.id
              order by dispute.position desc limit 1) as dispute
       from payment_sandbox.objects intent
      where kind = 'payment_intent'
      order by position desc
      limit $1`,
    [SHOWN.intents],
  );
  return rows;
}

export async function readEvents(pool: Pool): Promise<EventRow[]> {
  const { rows } = await pool.query<EventRow>(
    `select event.id, event.body->>'type' as type, event.body->'data'->'object'->>'id' as about,
            case when event.body->'data'->'object'->>'object' = 'payment_intent'
                 then event.body->'data'->'object'->>'id'
                 else event.body->'data'->'object'->>'payment_intent' end as "paymentIntent",
            (event.body->>'created')::int as created, sent.deliveries
       from payment_sandbox.objects as event
       cross join lateral (
         select coalesce(json_agg(json_build_object(
                  'state', state, 'attempts', attempts, 'dueAt', due_at, 'answer', answer) order by id), '[]')
                as deliveries
           from payment_sandbox.deliveries
          where event_id = event.id) as sent
      where event.kind = 'event'
      order by event.position desc
      limit $1`,
    [SHOWN.events],
  );
  return rows;
}

/** Makes a waiting webhook due now, or delivers the event again. False if there is no such event. */
export async function deliverNow(pool: Pool, eventId: string, at: Date): Promise<boolean> {
  const { rows } = await pool.query<{ known: boolean }>(
    `with hurried as (
       update payment_sandbox.deliveries set due_at = $2 where event_id = $1 and state = 'waiting' returning id),
     again as (
       insert into payment_sandbox.deliveries (event_id, state, due_at)
       select id, 'waiting', $2 from payment_sandbox.objects
        where id = $1 and kind = 'event' and not exists (select from hurried)
       returning id)
     select exists (select from hurried) or exists (select from again) as known`,
    [eventId, at],
  );
  return rows[0]?.known ?? false;
}
