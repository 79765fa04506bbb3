import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Migrated database that every test database is a copy of. */
export const TEMPLATE = 'sanctum_template';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates a migrated database without rows for the caller. */
export const createTestDatabase = (): Promise<TestDatabase> => createDatabase(TEMPLATE);

/** Creates a database without even a schema. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createDatabase('template0');

async function createDatabase(template: string): Promise<TestDatabase> {
  const server = process.env['SANCTUM_TEST_POSTGRES'];
  if (!server) throw new Error('the global set-up of jest has not run');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // copies files, which are mostly in memory, instead of also writing each page to the log
  await administer(server, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(server, `drop database ${name} with (force)`) };
}

/** Runs statements one after another, as the role in the URL. */
export async function administer(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
