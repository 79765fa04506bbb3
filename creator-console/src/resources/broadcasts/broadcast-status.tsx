import { Chip } from '@mui/material';
import type { Broadcast } from './broadcast';
import { texts } from './texts';

const COLOURS = {
  draft: 'default',
  scheduled: 'info',
  sending: 'info',
  sent: 'success',
  stopped: 'warning',
} as const;

export const BroadcastStatus = ({ status }: Pick<Broadcast, 'status'>) => (
  <Chip size="small" variant="outlined" color={COLOURS[status]} label={texts.statuses[status]} />
);
