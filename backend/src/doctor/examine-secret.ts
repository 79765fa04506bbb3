import { days, later } from '../kernel/clock.js';
import type { Config } from '../platform/config/config.js';
import { createDataSource } from '../platform/database/data-source.js';
import { printOf } from '../platform/security/secret-print.js';
import { type Finding, ill, well } from './finding.js';

/** The longest that anything lives which the secret before has signed: the sign-in of a device that does not come back meanwhile. */
const LONGEST = days(30);

/** Whether a secret that is being changed is still needed in its former shape. */
export async function examineSecret(config: Config, now: () => Date): Promise<Finding[]> {
  const { appSecret, previousAppSecret, database } = config;
  if (appSecret === undefined || previousAppSecret === undefined || database.url === undefined) return [];
  const until = await sinceWhen(database.url, printOf(appSecret)).then(
    (since) => since && later(since, LONGEST),
  );
  if (until === undefined)
    return [
      well('secret', 'no server has started with the new APP_SECRET yet; APP_SECRET_PREVIOUS is needed'),
    ];
  return [
    now() < until
      ? well('secret', `APP_SECRET_PREVIOUS is needed until ${until.toISOString().slice(0, 10)}`)
      : ill(
          'secret',
          'nobody is signed in by the secret before any more, and it still opens everything',
          'Take APP_SECRET_PREVIOUS away and restart every server and worker',
        ),
  ];
}

async function sinceWhen(url: string, print: string): Promise<Date | undefined> {
  const source = createDataSource({ url, poolSize: 1, entities: [], migrations: [] });
  await source.initialize();
  try {
    const rows = (await source.query('select since from secret_uses where print = $1', [print])) as {
      since: Date;
    }[];
    return rows[0]?.since;
  } finally {
    await source.destroy();
  }
}
