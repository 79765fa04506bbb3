import 'reflect-metadata';
import { createApp } from './create-app.js';
import { openDatabase } from './open-database.js';
import { ConfigError, readConfig } from './platform/config/config.js';
import { Worker } from './platform/jobs/worker.js';

/** The background process of an installation with `WORKER=separate`: jobs and mails, no HTTP. */
try {
  const config = readConfig(process.env);
  const database = await openDatabase(config, (line) => console.log(line));
  const app = await createApp(config, database.url);
  const worker = app.get(Worker);
  worker.start();
  const stop = async () => {
    await worker.stop();
    await app.close();
    await database.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
