import { days, later } from '../kernel/clock.js';
import type { Config } from '../platform/config/config.js';
import { secretSince } from '../platform/security/secret-print.js';
import { about, type Finding } from './finding.js';

const { ill, well } = about('secret');

/** Longest lifetime of anything signed with the previous secret: an unused login session. */
const LONGEST = days(30);

/** Reports until when APP_SECRET_PREVIOUS is needed while the secret is being changed. */
export async function examineSecret(config: Config, now: () => Date): Promise<Finding[]> {
  const { appSecret, previousAppSecret, database } = config;
  if (appSecret === undefined || previousAppSecret === undefined || database.url === undefined) return [];
  const since = await secretSince(database.url, appSecret);
  if (since === undefined)
    return [well('no server has started with the new APP_SECRET yet, so keep APP_SECRET_PREVIOUS')];
  const until = later(since, LONGEST);
  return [
    now() < until
      ? well(`keep APP_SECRET_PREVIOUS until ${until.toISOString().slice(0, 10)}`)
      : ill(
          'no one is signed in with the previous secret anymore, but it’s still accepted',
          'Remove APP_SECRET_PREVIOUS and restart every server and worker',
        ),
  ];
}
