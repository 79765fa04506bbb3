import { Chip } from '@mui/material';
import type { Submission } from './submission';
import { texts } from './texts';

/** State of an assignment: work to review stands out. */
export const StatusChip = ({ status }: Pick<Submission, 'status'>) => (
  <Chip
    size="small"
    label={texts.statuses[status]}
    {...(status === 'handed_in' ? { color: 'primary' } : { variant: 'outlined' })}
  />
);
