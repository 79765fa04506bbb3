import 'reflect-metadata';
import { ConfigError, readConfig } from './platform/config/config.js';
import { dieOfTheUnexpected } from './platform/telemetry/last-words.js';
import { Log } from './platform/telemetry/log.js';
import { startServer } from './start-server.js';

try {
  dieOfTheUnexpected(new Log());
  await startServer(readConfig(process.env), (line) => console.log(line));
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
