import { days, later } from '../../src/kernel/clock.js';
import { newId } from '../../src/kernel/ids.js';
import type { TestApp } from '../app.js';
import { dice } from '../progress/random.js';

/** A subscription with its whole history. */
export interface SubscriptionPast {
  interval: 'month' | 'year';
  instalments: number | null;
  amountCents: number;
  taxCents: number;
  status: 'active' | 'past_due' | 'completed' | 'ended';
  startedAt: Date;
  endedAt: Date | null;
  cancelAt: Date | null;
  failedAt: Date[];
  recoveredAt: Date[];
  /** Changes of plan, and what each changed in a month. */
  planChanges: { at: Date; deltaCents: number }[];
}

/** The clock of the tests stands here. */
const NOW = new Date('2027-03-01T09:00:00Z');
const BEGINNING = new Date('2025-11-01T00:00:00Z');

/** Makes histories of every kind over sixteen months; a quarter of their times are these edges, where one can be. */
export function subscriptionPasts(count: number, edges: readonly Date[]): SubscriptionPast[] {
  const roll = dice(45);
  const moment = (from: Date) => {
    const share = roll(1_000_000) / 1_000_000;
    const at = later(from, 1 + Math.floor(share * (NOW.getTime() - from.getTime())));
    const edge = edges[roll(edges.length)]!;
    return roll(4) === 0 && edge > from && edge < NOW ? edge : at;
  };
  return Array.from({ length: count }, () => {
    const startedAt = moment(BEGINNING);
    const status = (['active', 'active', 'active', 'past_due', 'ended', 'ended'] as const)[roll(6)]!;
    const instalments = roll(6) === 0 ? 3 : null;
    const interval = instalments === null && roll(3) === 0 ? 'year' : 'month';
    const amountCents = 900 + roll(30_000);
    const endedAt = status === 'ended' ? moment(startedAt) : null;
    // The first plan brought more or less, but always something.
    const changesOf = (cents: number) =>
      Array.from({ length: roll(3) }, () => ({
        at: moment(startedAt),
        deltaCents: (1 + roll(Math.floor(cents / 60))) * (roll(2) === 0 ? 1 : -1),
      })).filter(({ at }, place, all) => (endedAt === null || at <= endedAt) && at !== all[place - 1]?.at);
    const troubles = Array.from({ length: roll(3) }, () => moment(startedAt)).filter(
      (at) => endedAt === null || at < endedAt,
    );
    return {
      interval,
      instalments,
      amountCents,
      taxCents: roll(2) * Math.round(amountCents * 0.16),
      status: status === 'ended' && instalments !== null && roll(2) === 0 ? 'completed' : status,
      startedAt,
      endedAt,
      cancelAt: endedAt === null && roll(4) === 0 ? later(NOW, days(5)) : null,
      failedAt: troubles,
      recoveredAt: troubles.slice(status === 'past_due' ? 1 : 0),
      planChanges: instalments === null ? changesOf(amountCents) : [],
    };
  });
}

/** Stores a past as the rows that its events would have written. */
export async function aSubscriptionPast(
  { database }: TestApp,
  productId: string,
  past: SubscriptionPast,
): Promise<string> {
  const id = newId();
  await database.query(
    `insert into subscriptions (id, account_id, product_id, title, offer_id, offer_name, interval, instalments, currency,
                                amount_cents, tax_cents, tax_is_included, status, payments_made, cancel_at, created_at,
                                started_at, paid_since, ended_at)
     values ($1, gen_random_uuid(), $2, 'Oak', gen_random_uuid(), 'Monthly', $3, $4, 'usd', $5, $6, true, $7, 1, $8, $9, $9, $9, $10)`,
    [
      id,
      productId,
      past.interval,
      past.instalments,
      past.amountCents,
      past.taxCents,
      past.status,
      past.cancelAt,
      past.startedAt,
      past.endedAt,
    ],
  );
  for (const { at, deltaCents } of past.planChanges)
    await database.query(
      'insert into subscription_changes (subscription_id, kind, at, delta_cents) values ($1, $2, $3, $4)',
      [id, deltaCents > 0 ? 'upgraded' : 'downgraded', at, deltaCents],
    );
  for (const [kind, times] of [
    ['failed', past.failedAt],
    ['recovered', past.recoveredAt],
  ] as const)
    for (const at of times)
      await database.query(
        'insert into subscription_changes (subscription_id, kind, at) values ($1, $2, $3) on conflict do nothing',
        [id, kind, at],
      );
  return id;
}
