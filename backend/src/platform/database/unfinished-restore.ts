import type { DataSource } from 'typeorm';

/** A restore or an import that was started and not finished, as recorded in the database itself. */
export interface UnfinishedRestore {
  /** Source of the restore, phrased as the beginning of a sentence. */
  source: string;
  /** Command that finishes the restore when it runs again. */
  command: string;
  /** Progress so far: nothing reliable, every row, or every row and file. */
  stage: 'begun' | 'rows' | 'files';
}

/**
 * Table of the marker. It is not part of the schema or its migrations: created when a restore starts, for any version
 * of the rows, and dropped at its end.
 */
export const UNFINISHED_RESTORE = 'unfinished_restore';

export async function unfinishedRestore(
  database: Pick<DataSource, 'query'>,
): Promise<UnfinishedRestore | undefined> {
  const [{ exists }] = (await database.query(
    `select to_regclass('public.${UNFINISHED_RESTORE}') is not null as exists`,
  )) as [{ exists: boolean }];
  if (!exists) return undefined;
  const [row] = (await database.query(
    `select source, command, stage from public.${UNFINISHED_RESTORE}`,
  )) as UnfinishedRestore[];
  return row;
}

/** Returns one sentence for the person who starts something on such a database. */
export const whyUnfinished = ({ source, command }: Omit<UnfinishedRestore, 'stage'>): string =>
  `${source} wasn’t restored completely. Run \`cli ${command}\` again to continue.`;

/**
 * Records the start of a restore, in place of one that had no rows yet. Every role may read the record: the server
 * checks it before it starts.
 */
export const beginRestore = (database: DataSource, { source, command }: Omit<UnfinishedRestore, 'stage'>) =>
  database.transaction(async (tx) => {
    await tx.query(
      `create table if not exists public.${UNFINISHED_RESTORE} (source text not null, command text not null, stage text not null)`,
    );
    await tx.query(`grant select on public.${UNFINISHED_RESTORE} to public`);
    await tx.query(`delete from public.${UNFINISHED_RESTORE}`);
    await tx.query(`insert into public.${UNFINISHED_RESTORE} values ($1, $2, 'begun')`, [source, command]);
  });

/** Returns SQL that notes the stage of the restore, for the transaction that reaches the stage. */
export const restoreReached = (stage: UnfinishedRestore['stage']): string =>
  `update public.${UNFINISHED_RESTORE} set stage = '${stage}'`;

export const endRestore = (database: Pick<DataSource, 'query'>): Promise<unknown> =>
  database.query(`drop table public.${UNFINISHED_RESTORE}`);
