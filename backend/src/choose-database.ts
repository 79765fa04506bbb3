import path from 'node:path';
import type { Config } from './platform/config/config.js';
import { startEmbeddedPostgres } from './stand-ins/embedded-postgres/index.js';

export interface ChosenDatabase {
  url: string;
  /** Stops the database if this process started it. */
  stop(): Promise<void>;
}

/** Returns the configured database or, without one, a PostgreSQL that this process starts (product rule 1.2). */
export async function chooseDatabase(
  { database, dataDir }: Pick<Config, 'database' | 'dataDir'>,
  say: (line: string) => void,
): Promise<ChosenDatabase> {
  if (database.url !== undefined) return { url: database.url, stop: async () => undefined };
  return startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres'), log: say });
}
