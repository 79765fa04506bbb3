import { Chip } from '@mui/material';
import { momentOf } from '../../shared/moment';
import type { Publishing } from './use-publishing';
import { texts } from './texts';

export const StatusChip = ({ publishing: { status, publishAt } }: { publishing: Publishing }) =>
  publishAt === null ? (
    <Chip
      size="small"
      label={texts.status[status]}
      {...(status === 'published' ? { color: 'primary' as const } : { variant: 'outlined' as const })}
    />
  ) : (
    <Chip size="small" variant="outlined" color="primary" label={texts.scheduled(momentOf(publishAt))} />
  );
