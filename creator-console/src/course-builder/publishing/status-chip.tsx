import { Chip } from '@mui/material';
import { momentOf } from '../../shared/moment';
import type { Publishing } from './use-publishing';
import { texts } from './texts';

/** Publication status: draft or published, scheduled for a time, or not ready at the scheduled time. */
export function StatusChip({
  publishing: { status, publishAt, scheduleMissedAt },
}: {
  publishing: Publishing;
}) {
  if (scheduleMissedAt) {
    return <Chip size="small" variant="outlined" color="warning" label={texts.missedHour} />;
  }
  if (publishAt) {
    return (
      <Chip size="small" variant="outlined" color="primary" label={texts.scheduled(momentOf(publishAt))} />
    );
  }
  return (
    <Chip
      size="small"
      label={texts.status[status]}
      {...(status === 'published' ? { color: 'primary' as const } : { variant: 'outlined' as const })}
    />
  );
}
