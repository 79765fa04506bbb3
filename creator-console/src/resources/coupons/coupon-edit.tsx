import { useRecordContext } from 'react-admin';
import type { Coupon } from './coupon';
import { CouponFields } from './coupon-fields';
import { CouponHead } from './coupon-head';
import { SaveBar } from '../../shared/forms/save-bar';
import { texts } from './texts';
import { KEEP_TYPED, RecordEdit } from '../../shared/forms/record-edit';
import { RecordForm } from '../../shared/forms/record-form';
import CouponIcon from '@mui/icons-material/LocalOfferOutlined';
import { Alert, Box } from '@mui/material';
import { changesOf } from './coupon-words';

/** Warning about changes somebody else made while the form was open; untouched fields already show them. */
function StaleCoupon({ before }: { before: Coupon }) {
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

/**
 * One coupon: how it stands, what came of it, and everything about it but its code. When another tab was quicker, what was typed
 * stays, all else is read again, and what has changed there is shown.
 */
export const CouponEdit = () => (
  <RecordEdit<Coupon> icon={CouponIcon} texts={texts} titleOf={({ code }) => texts.of(code)}>
    {(before) => (
      <>
        <RecordForm
          toolbar={<SaveBar label={texts.save} alwaysEnable />}
          resetOptions={before && KEEP_TYPED}
          sx={{ maxWidth: '52rem' }}
        >
          <CouponHead />
          <CouponFields />
          {/* beside the button that was pressed, also on a phone */}
          {before && <StaleCoupon before={before} />}
        </RecordForm>
      </>
    )}
  </RecordEdit>
);
