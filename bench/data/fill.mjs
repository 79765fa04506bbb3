import pg from 'pg';
import { ID_IN_SQL } from '../lib/ids.mjs';
import { community } from './community.mjs';
import { messages } from './messages.mjs';
import { notifications } from './notifications.mjs';
import { people } from './people.mjs';
import { sales } from './sales.mjs';
import { shop } from './shop.mjs';

/**
 * Fills the empty database of a new installation, table by table, in few statements, because there are so many rows.
 */
export async function fill(url, size, { keepsPlans = false } = {}) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    if (keepsPlans) {
      await client.query('alter system set autovacuum = off');
      await client.query('select pg_reload_conf()');
    }
    await client.query(ID_IN_SQL);
    // The rows match by construction; checking each key would take most of the time.
    await client.query('set session_replication_role = replica');
    for (const statement of [
      ...shop(size),
      ...people(size),
      ...sales(size),
      ...community(size),
      ...messages(),
      ...notifications(),
    ])
      await client.query(statement);
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}
