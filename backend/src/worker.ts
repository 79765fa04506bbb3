import 'reflect-metadata';
import { createApp } from './create-app.js';
import { openDatabase } from './open-database.js';
import { CannotStart } from './platform/config/cannot-start.js';
import { readConfig } from './platform/config/config.js';
import { Worker } from './platform/jobs/worker.js';
import { MetricsServer } from './platform/metrics/metrics-server.js';
import { dieOfTheUnexpected } from './platform/telemetry/last-words.js';
import { Log } from './platform/telemetry/log.js';
import { shutDown, stopOnSignals } from './shutdown.js';

/** The background process of an installation with `WORKER=separate`: jobs and emails, no HTTP. */
try {
  dieOfTheUnexpected(new Log());
  const config = readConfig(process.env);
  const database = await openDatabase(config, (line) => console.log(line));
  const app = await createApp(config, database.url);
  const worker = app.get(Worker);
  worker.start();
  await app.get(MetricsServer).open();
  stopOnSignals(() =>
    shutDown({ announce: () => undefined, drain: async () => undefined, worker, app, database }),
  );
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exit(1);
}
