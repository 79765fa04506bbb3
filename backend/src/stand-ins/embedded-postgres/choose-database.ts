import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from './start.js';

export interface Database {
  url: string;
  /** What the start banner says about it. */
  kind: 'external' | 'embedded';
  stop(): Promise<void>;
}

/** `DATABASE_URL` when there is one; otherwise a PostgreSQL of our own (product.md §1). */
export async function chooseDatabase(
  options: EmbeddedPostgresOptions & { databaseUrl?: string },
): Promise<Database> {
  if (options.databaseUrl) {
    return { url: options.databaseUrl, kind: 'external', stop: async () => undefined };
  }
  const server = await startEmbeddedPostgres(options);
  return { url: server.url, kind: 'embedded', stop: () => server.stop() };
}
