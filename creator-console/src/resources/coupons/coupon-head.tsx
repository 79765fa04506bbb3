import { Box, Link, Stack } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Fact, Facts } from '../../shared/facts';
import { ArchiveButton } from './archive-button';
import { CopyLinkButton } from './copy-link-button';
import { type Coupon, ordersWith } from './coupon';
import { CouponStatus } from './coupon-status';
import { usesOf } from './coupon-words';
import { texts } from './texts';

/** How a coupon stands, how often it was used and for which orders, and its link. */
export function CouponHead() {
  const coupon = useRecordContext<Coupon>();
  if (!coupon) return null;
  return (
    <Stack spacing={2} sx={{ width: '100%', mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <CouponStatus {...coupon} />
        <Box sx={{ flex: 1 }} />
        <CopyLinkButton {...coupon} />
        <ArchiveButton coupon={coupon} />
      </Box>
      <Facts>
        <Fact label={texts.code}>{coupon.code}</Fact>
        <Fact label={texts.used}>
          {usesOf(coupon)}
          {coupon.timesUsed > 0 && (
            <Link component={RouterLink} to={ordersWith(coupon)} variant="body2" sx={{ display: 'block' }}>
              {texts.seeOrders(coupon.timesUsed)}
            </Link>
          )}
        </Fact>
        {coupon.reserved > 0 && <Fact label={texts.reserved}>{coupon.reserved}</Fact>}
        <Fact label={texts.link}>{coupon.link}</Fact>
      </Facts>
    </Stack>
  );
}
