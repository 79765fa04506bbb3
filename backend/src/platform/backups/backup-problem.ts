import { days } from '../../kernel/clock.js';

/**
 * Backups run every night, so a failed one is noticed after the next. The alert SanctumBackupTooOld uses the same age.
 */
export const BACKUP_MAX_AGE = days(2);

export const BACKUP_PROBLEMS = ['no_key', 'none', 'too_old'] as const;
export type BackupProblem = (typeof BACKUP_PROBLEMS)[number];

interface Backups {
  lastAt: Date | undefined;
  hasKey: boolean;
}

/** Returns why the backups are not reliable; null: there is a recent one. */
export function backupProblem({ lastAt, hasKey }: Backups, now: Date): BackupProblem | null {
  if (lastAt && now.getTime() - lastAt.getTime() <= BACKUP_MAX_AGE) return null;
  if (!hasKey) return 'no_key';
  return lastAt ? 'too_old' : 'none';
}
