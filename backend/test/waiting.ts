import type { TestApp } from './app.js';

/** Counts the statements that are waiting for a lock. */
async function waitingNow({ database }: TestApp): Promise<number> {
  const row = await database.one<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return row!.waiting;
}

/** Waits until this many statements wait for a lock. */
export async function untilWaiting(t: TestApp, count: number): Promise<void> {
  while ((await waitingNow(t)) < count);
}

/** Waits until `work` has ended, or waits for another transaction's lock. */
export async function untilEndedOrWaiting(t: TestApp, work: Promise<unknown>): Promise<void> {
  const over = () => true;
  const ended = work.then(over, over);
  while (!(await Promise.race([ended, waitingNow(t).then((count) => count > 0)])));
}
