import 'reflect-metadata';
import { ConfigError, readConfig } from './platform/config/config.js';
import { startServer } from './start-server.js';

try {
  await startServer(readConfig(process.env), (line) => console.log(line));
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
