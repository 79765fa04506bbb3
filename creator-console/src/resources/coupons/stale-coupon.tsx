import { Alert, Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { Coupon } from './coupon';
import { changesOf } from './coupon-words';
import { texts } from './texts';

/** Warning about changes somebody else made while the form was open; untouched fields already show them. */
export function StaleCoupon({ before }: { before: Coupon }) {
  const now = useRecordContext<Coupon>();
  if (!now || now.version === before.version) return null;
  return (
    <Alert severity="warning" sx={{ width: '100%', my: 1 }}>
      {texts.stale}
      <Box component="ul" sx={{ my: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {changesOf(before, now).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </Box>
      {texts.staleSave}
    </Alert>
  );
}
