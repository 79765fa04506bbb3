import { Chip } from '@mui/material';
import type { OrderRow } from './orders.api';
import { texts } from './texts';

const COLOURS = {
  paid: 'success',
  partially_refunded: 'default',
  refunded: 'default',
  disputed: 'error',
  review: 'warning',
} as const;

export const OrderStatus = ({ status }: Pick<OrderRow, 'status'>) => (
  <Chip
    size="small"
    color={COLOURS[status]}
    variant={status === 'review' || status === 'disputed' ? 'filled' : 'outlined'}
    label={texts.statuses[status]}
  />
);
