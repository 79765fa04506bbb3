import type { MigratedDatabase } from '../platform/database/data-source.js';

/** Returns whether the database has accounts; false without a schema. */
export async function hasAccounts(database: MigratedDatabase): Promise<boolean> {
  const [{ exists }] = (await database.query(
    `select to_regclass('public.accounts') is not null as exists`,
  )) as [{ exists: boolean }];
  if (!exists) return false;
  const people: unknown[] = await database.query('select from accounts limit 1');
  return people.length > 0;
}

export interface BackupFacts {
  lastAt: Date | undefined;
  /** Time of the first account. */
  since: Date | undefined;
}

/** Returns the time of the last backup, and the time from which there has been data to back up. */
export async function backupFacts(database: MigratedDatabase): Promise<BackupFacts> {
  const [row] = (await database.query(
    `select (select completed_at from last_backup) as "lastAt", (select min(created_at) from accounts) as since`,
  )) as [{ lastAt: Date | null; since: Date | null }];
  return { lastAt: row.lastAt ?? undefined, since: row.since ?? undefined };
}
