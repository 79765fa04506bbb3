import pg from 'pg';
import { CannotStart } from '../platform/config/cannot-start.js';

/** Any number that nothing else in the database locks. */
const LOCK = 7_236_802;

/** Holds a lock of the database, so that no second backup of it runs beside this one and none takes its files for left over. */
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
