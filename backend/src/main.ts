import 'reflect-metadata';
import { beforeStart } from './before-start.js';
import { openDatabase } from './open-database.js';
import { CannotStart } from './platform/config/cannot-start.js';
import { readConfig } from './platform/config/config.js';
import { dieOfTheUnexpected } from './platform/telemetry/last-words.js';
import { Log } from './platform/telemetry/log.js';

try {
  dieOfTheUnexpected(new Log());
  const config = readConfig(process.env);
  const say = (line: string) => console.log(line);
  await beforeStart(config);
  // The database starts while the server is loaded.
  const [database, { startServer }] = await Promise.all([
    openDatabase(config, say),
    import('./start-server.js'),
  ]);
  await startServer(config, database, say);
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exit(1);
}
