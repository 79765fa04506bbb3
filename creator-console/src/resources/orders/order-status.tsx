import { Box, Chip } from '@mui/material';
import type { OrderRow } from './orders.api';
import { texts } from './texts';

const COLOURS = {
  paid: 'success',
  partially_refunded: 'default',
  refunded: 'default',
  disputed: 'error',
  review: 'warning',
} as const;

/** Status of the order, and of a dispute. */
export const OrderStatus = ({ status, dispute }: Pick<OrderRow, 'status' | 'dispute'>) => (
  <Box sx={{ display: 'inline-flex', gap: 0.5, flexWrap: 'wrap' }}>
    <Status status={status} />
    {dispute !== null && status !== 'disputed' && (
      <Chip size="small" variant="outlined" label={texts.disputeChip(texts.disputeStages[dispute])} />
    )}
  </Box>
);

const Status = ({ status }: Pick<OrderRow, 'status'>) => (
  <Chip
    size="small"
    color={COLOURS[status]}
    variant={status === 'review' || status === 'disputed' ? 'filled' : 'outlined'}
    label={texts.statuses[status]}
  />
);
