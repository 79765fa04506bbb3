import { backupFacts } from '../backup/installation-facts.js';
import { BACKUP_MAX_AGE, type BackupProblem, backupProblem } from '../platform/backups/backup-problem.js';
import type { Config } from '../platform/config/config.js';
import { about, type Finding } from './finding.js';
import { inItsDatabase, type StartEmbedded } from './its-database.js';

const { ill, well } = about('backup');

const CURES: Record<BackupProblem, string> = {
  no_key: 'Set BACKUP_KEY to 32 random characters and run `cli backup <place>` every night',
  none: 'Run `cli backup <place>` every night',
  too_old: 'Check what runs `cli backup` every night, and run it once by hand',
};

/** Checks the age of the last backup. A new installation may be without one for as long as a backup may be old. */
export async function examineBackups(
  config: Config,
  now: () => Date,
  startEmbedded?: StartEmbedded,
): Promise<Finding[]> {
  // without a schema there is nothing to check; examineDatabase reports that
  const known = await inItsDatabase(config, startEmbedded, backupFacts).catch(() => undefined);
  const problem = backupProblem({ lastAt: known?.lastAt, hasKey: config.backup.key !== undefined }, now());
  const says = inWords(known?.lastAt, config);
  if (problem === null) return [well(says)];
  const isNew = !known?.since || now().getTime() - known.since.getTime() <= BACKUP_MAX_AGE;
  return [isNew ? well(`${says}. ${CURES[problem]}`) : ill(says, CURES[problem])];
}

const inWords = (lastAt: Date | undefined, { backup }: Config): string =>
  [
    lastAt ? `the last backup is from ${lastAt.toISOString().slice(0, 10)}` : 'no backup yet',
    ...(backup.key === undefined ? ['BACKUP_KEY is not set'] : []),
  ].join('; ');
