import { migrations } from '../migrations/index.js';
import type { Config } from '../platform/config/config.js';
import { createDataSource } from '../platform/database/data-source.js';
import { whyUnfit, whyUnreachable } from '../platform/database/first-contact.js';
import { type Finding, ill, well } from './finding.js';

/** Whether the database is there, is fit, has its schema, and agrees about the time. */
export async function examineDatabase(config: Config, now: () => Date): Promise<Finding[]> {
  const { url } = config.database;
  if (url === undefined) return [well('database', 'embedded; it starts with the server')];
  const dataSource = createDataSource({ url, poolSize: 1, entities: [], migrations: [] });
  try {
    await dataSource.initialize();
  } catch (error) {
    return [ill('database', whyUnreachable(error, url), 'Correct DATABASE_URL, or start PostgreSQL')];
  }
  try {
    const unfit = await whyUnfit(dataSource, { superuserIsFine: !config.production });
    const findings = [
      unfit === undefined
        ? well('database', 'answers, and its role is fit')
        : ill(
            'database',
            unfit,
            'Make a role for Sanctum that owns its database, and name it in DATABASE_URL',
          ),
      await schemaOf((sql) => dataSource.query(sql)),
    ];
    const [{ at }] = (await dataSource.query('select clock_timestamp() as at')) as [{ at: Date }];
    return [...findings, clockBeside('the database', at, now())];
  } finally {
    await dataSource.destroy();
  }
}

async function schemaOf(query: (sql: string) => Promise<unknown>): Promise<Finding> {
  const [{ mayCreate, exists }] = (await query(
    `select has_schema_privilege('public', 'create') as "mayCreate", to_regclass('public.migrations') is not null as exists`,
  )) as [{ mayCreate: boolean; exists: boolean }];
  if (!mayCreate)
    return ill(
      'database',
      'the role may not make tables',
      'alter database … owner to the role, or grant create on schema public',
    );
  const ran = exists ? ((await query('select name from migrations')) as { name: string }[]) : [];
  const known = new Set(migrations.map(({ name }) => name));
  if (ran.some(({ name }) => !known.has(name)))
    return ill(
      'database',
      'its schema is of a newer version than this one',
      'Run the version that was here last, or restore a backup of this one',
    );
  const missing = migrations.length - ran.length;
  return missing === 0
    ? well('database', 'its schema is up to date')
    : ill(
        'database',
        `${missing} migrations have not run`,
        'Run `cli migrate`, or start the server, which does it',
      );
}

/** Codes of authenticator apps are of half a minute; signatures of the storage of a quarter of an hour. */
const TOLERATED_SECONDS = 10;

export function clockBeside(whose: string, theirs: Date, ours: Date): Finding {
  const apart = Math.round(Math.abs(theirs.getTime() - ours.getTime()) / 1000);
  return apart <= TOLERATED_SECONDS
    ? well('clock', `agrees with ${whose}`)
    : ill(
        'clock',
        `is ${apart} seconds apart from ${whose}`,
        'Let a time service (NTP) keep the clocks of both machines',
      );
}
