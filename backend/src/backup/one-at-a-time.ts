import pg from 'pg';
import { CannotStart } from '../platform/config/cannot-start.js';

/** Id of the lock: any number that nothing else in the database locks. */
const LOCK = 7_236_802;

/** Holds a database lock, so that no second backup runs at the same time or mistakes this one's files for leftovers. */
export async function oneAtATime(databaseUrl: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [LOCK]);
    if (!rows[0]?.got)
      throw new CannotStart('Another backup of this installation is running. Wait until it’s done.');
    await work();
  } finally {
    await client.end();
  }
}
