import { useState } from 'react';
import { Edit, useRecordContext, useRefresh } from 'react-admin';
import { isStale } from '../../providers/refusal';
import { FormFailed } from '../../shared/record-states';
import { useToast } from '../../shared/toast/use-toast';
import type { Coupon } from './coupon';
import { CouponFields } from './coupon-fields';
import { CouponHead } from './coupon-head';
import { SaveBar } from './save-bar';
import { texts } from './texts';
import { RecordForm } from '../../shared/forms/record-form';
import CouponIcon from '@mui/icons-material/LocalOfferOutlined';
import { NotThere } from '../../shared/not-there';
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

const NoCoupon = () => (
  <NotThere
    icon={CouponIcon}
    title={texts.notThere}
    text={texts.notThereText}
    to="/coupons"
    toLabel={texts.toAll}
  />
);

const KEEP_TYPED = { keepDirtyValues: true } as const;

/**
 * One coupon: how it stands, what came of it, and everything about it but its code. When another tab was quicker, what was typed
 * stays, all else is read again, and what has changed there is shown.
 */
export function CouponEdit() {
  const toast = useToast();
  const refresh = useRefresh();
  /** As it was read before another tab changed it. */
  const [before, setBefore] = useState<Coupon>();
  return (
    <Edit<Coupon>
      title={<Title />}
      actions={false}
      mutationMode="pessimistic"
      redirect={false}
      error={<FormFailed missing={<NoCoupon />} />}
      queryOptions={{ onError: () => undefined }}
      mutationOptions={{
        onSuccess: () => {
          setBefore(undefined);
          toast({ title: texts.saved, text: texts.savedText });
        },
        onError: (error, { previousData }) => {
          if (!isStale(error)) return toast({ title: texts.failed, text: error.message, failed: true });
          setBefore(previousData);
          refresh();
        },
      }}
    >
      <RecordForm
        toolbar={<SaveBar alwaysEnable />}
        resetOptions={before && KEEP_TYPED}
        sx={{ maxWidth: '52rem' }}
      >
        <CouponHead />
        <CouponFields />
        {/* beside the button that was pressed, also on a phone */}
        {before && <StaleCoupon before={before} />}
      </RecordForm>
    </Edit>
  );
}

const Title = () => {
  const coupon = useRecordContext<Coupon>();
  return <>{coupon ? texts.of(coupon.code) : texts.title}</>;
};
