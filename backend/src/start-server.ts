import { portProblem } from './before-start.js';
import { createApp } from './create-app.js';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, hasDemo, loadDemo } from './demo/load-demo.js';
import { demoPast } from './demo/content/demo-past.js';
import type { ChosenDatabase } from './choose-database.js';
import { rememberPast, standInsOf, startStandIns } from './parts.js';
import type { Config } from './platform/config/config.js';
import { MetricsServer } from './platform/metrics/metrics-server.js';
import { LiveUpdates } from './platform/realtime/live-updates.js';
import { ApiDocs } from './platform/server/api-docs.js';
import { Readiness } from './platform/server/health.controller.js';
import { Worker } from './platform/jobs/worker.js';
import { drain } from './platform/server/drain.js';
import { Clock } from './kernel/clock.js';
import { AccountsQueries } from './modules/accounts/index.js';
import { ownZoneData, RENEW_ZONES, staleZones } from './platform/time-zones/zone-data.js';
import { shutDown, stopOnSignals } from './shutdown.js';

const NO_PAST = { payments: [], subscriptions: [] };

/** Starts everything that one process serves, reports its progress, and ends with the addresses. */
export async function startServer(config: Config, database: ChosenDatabase, say: (line: string) => void) {
  const app = await createApp(config, database.url);
  const isPlanted = config.seedDemo && (await loadDemo(app, say));
  // even without payments, so that a role that may not create the sandbox's tables fails here, before anyone pays
  await rememberPast(app, config, isPlanted ? await demoPast(app) : NO_PAST);
  const demoAccounts = config.seedDemo && (await hasDemo(app)) ? DEMO_ACCOUNTS : [];
  app.get(ApiDocs).demoAccounts = demoAccounts.map((email) => ({ email, password: DEMO_PASSWORD }));
  await app.listen(config.port, config.host).catch((error: NodeJS.ErrnoException) => {
    throw portProblem(error, config);
  });
  await app.get(MetricsServer).open();
  startStandIns(app, config);
  const worker = app.get(Worker);
  if (config.inlineWorker) worker.start();

  stopOnSignals(() => {
    say('Stopping …');
    const announce = () => void (app.get(Readiness).shuttingDown = true);
    const giveLastAnswers = () =>
      drain(app.getHttpServer(), {
        isBehindProxy: config.trustProxy > 0,
        endStreams: () => app.get(LiveUpdates).endAll(),
      });
    return shutDown({ announce, drain: giveLastAnswers, worker, app, database });
  });

  const stale = staleZones(ownZoneData, app.get(Clock).now());
  if (stale !== undefined) say(`  Warning: ${stale}. ${RENEW_ZONES}.`);
  const hasCoach = (await app.get(AccountsQueries, { strict: false }).coach()) !== undefined;
  say(banner(config, demoAccounts) + (hasCoach ? '' : FIRST_STEP));
}

/** Printed while nobody can open the console. */
const FIRST_STEP = `
  There is no coach yet. Invite her, and open the link this prints:

    node backend/dist/cli.js invite-coach coach@example.com "Her Name"
`;

function banner(config: Config, demoAccounts: readonly string[]): string {
  const { publicUrl } = config;
  const standIns = standInsOf(config);
  const mails = standIns.mail ? `\n    Emails            ${publicUrl}/sandbox/mail` : '';
  const payments = standIns.payments ? `\n    Payment sandbox   ${publicUrl}/sandbox/payments` : '';
  const accounts =
    demoAccounts.length > 0
      ? `

    Demo accounts     ${demoAccounts.join('\n                      ')}
                      password ${DEMO_PASSWORD}`
      : '';
  return `
  Sanctum is ready.

    Member app        ${publicUrl}/
    Creator console   ${publicUrl}/creator
    API and Swagger   ${publicUrl}/api/docs${mails}${payments}${accounts}
`;
}
