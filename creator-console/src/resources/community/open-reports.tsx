import { Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { dayOf } from '../../shared/moment';
import type { Contribution } from './contribution';
import { texts } from './texts';

/** Who has reported it, and why. */
export function OpenReports({ reports }: Pick<Contribution, 'reports'>) {
  const heading = useId();
  return (
    <Stack component="section" aria-labelledby={heading} spacing={1.5}>
      <Typography id={heading} variant="subtitle1" component="h3" sx={{ fontWeight: 650 }}>
        {texts.reports}
      </Typography>
      {reports.map(({ reason, note, reporterName, createdAt }) => (
        <Stack key={createdAt + (reporterName ?? '')} spacing={0.25}>
          <Typography>{texts.reasons[reason]}</Typography>
          {note !== '' && <Typography sx={{ overflowWrap: 'anywhere' }}>{note}</Typography>}
          <Typography variant="body2" color="textSecondary">
            {texts.reportedBy(reporterName ?? texts.someone, dayOf(createdAt))}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
