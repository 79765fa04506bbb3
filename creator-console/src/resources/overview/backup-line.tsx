import { Alert, Typography } from '@mui/material';
import { dayOf } from '../../shared/moment';
import type { BackupState } from './overview.api';
import { texts } from './texts';

/** One quiet line while all is well, and a warning when nobody should rely on the backups. */
export function BackupLine({ lastAt, problem }: BackupState) {
  const last = lastAt === null ? texts.noBackup : texts.lastBackup(dayOf(lastAt));
  if (problem === null)
    return (
      <Typography variant="body2" color="textSecondary">
        {last}
      </Typography>
    );
  return (
    <Alert severity="warning">
      {last} {texts.backupProblems[problem]}
    </Alert>
  );
}
