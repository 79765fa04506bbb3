import type { TestApp } from './app.js';

/** Number of writers, enough to prove that one didn't see the other's changes. */
const WRITERS = 2;

/**
 * Makes the twin of a race test fail by construction: every writer to this table waits, in an uncommitted transaction,
 * until several wait.
 */
export async function holdWriters<Result>(
  { database }: TestApp,
  table: string,
  race: () => Promise<Result>,
): Promise<Result> {
  const holder = await database.pool.connect();
  try {
    await holder.query('begin');
    // rows can be read and locked, but not written
    await holder.query(`lock table ${table} in share mode`);
    const racing = race();
    let waiting = 0;
    while (waiting < WRITERS) {
      const { rows } = await holder.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_locks l join pg_database d on d.oid = l.database
         where d.datname = current_database() and l.relation = $1::regclass and not l.granted`,
        [table],
      );
      waiting = rows[0]!.waiting;
    }
    await holder.query('commit');
    return await racing;
  } finally {
    holder.release();
  }
}
