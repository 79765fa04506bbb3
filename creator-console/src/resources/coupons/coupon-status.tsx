import { Chip } from '@mui/material';
import type { Coupon } from './coupon';
import { texts } from './texts';

const COLOURS = {
  active: 'success',
  off: 'default',
  scheduled: 'info',
  ended: 'default',
  used_up: 'warning',
  archived: 'default',
} as const satisfies Record<Coupon['status'], string>;

export const CouponStatus = ({ status }: Pick<Coupon, 'status'>) => (
  <Chip size="small" variant="outlined" color={COLOURS[status]} label={texts.statuses[status]} />
);
