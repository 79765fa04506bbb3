import { Edit, SimpleForm, useRecordContext } from 'react-admin';
import { FormFailed } from '../../shared/record-states';
import { useToast } from '../../shared/toast/use-toast';
import type { Coupon } from './coupon';
import { CouponFields } from './coupon-fields';
import { CouponHead } from './coupon-head';
import { NoCoupon } from './no-coupon';
import { SaveBar } from './save-bar';
import { texts } from './texts';

/** One coupon: how it stands, what came of it, and everything about it but its code. */
export function CouponEdit() {
  const toast = useToast();
  return (
    <Edit<Coupon>
      title={<Title />}
      actions={false}
      mutationMode="pessimistic"
      redirect={false}
      error={<FormFailed missing={<NoCoupon />} />}
      queryOptions={{ onError: () => undefined }}
      mutationOptions={{
        onSuccess: () => toast({ title: texts.saved, text: texts.savedText }),
        onError: (error) => toast({ title: texts.failed, text: error.message, failed: true }),
      }}
    >
      <SimpleForm toolbar={<SaveBar alwaysEnable />} warnWhenUnsavedChanges sx={{ maxWidth: '52rem' }}>
        <CouponHead />
        <CouponFields />
      </SimpleForm>
    </Edit>
  );
}

const Title = () => {
  const coupon = useRecordContext<Coupon>();
  return <>{coupon ? texts.of(coupon.code) : texts.title}</>;
};
