import { Muted } from '../muted';
import type { Schemas } from '@sanctum/openapi';
import { Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { dayOf } from '../moment';
import { texts } from './texts';

type Report = Schemas['OpenReportResponse'];

/** Reports that the coach hasn't decided yet, with their authors and reasons. */
export function OpenReports({ reports }: { reports: readonly Report[] }) {
  const heading = useId();
  return (
    <Stack component="section" aria-labelledby={heading} spacing={1.5}>
      <Typography id={heading} variant="subtitle1" component="h3" sx={{ fontWeight: 650 }}>
        {texts.reports}
      </Typography>
      {reports.map(({ reason, note, reporterName, createdAt, weight }) => (
        <Stack key={createdAt + (reporterName ?? '')} spacing={0.25}>
          <Typography>{texts.reasons[reason]}</Typography>
          {note !== '' && <Typography sx={{ overflowWrap: 'anywhere' }}>{note}</Typography>}
          <Muted>{texts.reportedBy(reporterName ?? texts.someone, dayOf(createdAt))}</Muted>
          <Muted>{texts.weights[weight]}</Muted>
        </Stack>
      ))}
    </Stack>
  );
}
