import { COUPON_CODE_LIMIT } from '@sanctum/openapi/choices';
import { Create, maxLength, TextInput, useRedirect } from 'react-admin';
import { useToast } from '../../shared/toast/use-toast';
import { BLANK_COUPON, type Coupon } from './coupon';
import { CouponFields, needed } from './coupon-fields';
import { SaveBar } from '../../shared/forms/save-bar';
import { texts } from './texts';
import { RecordForm } from '../../shared/forms/record-form';

/** A new coupon; then its page, with the link to give away. */
export function CouponCreate() {
  const toast = useToast();
  const redirect = useRedirect();
  return (
    <Create<Coupon>
      title={texts.create}
      mutationOptions={{
        onSuccess: ({ id, code }: Coupon) => {
          toast({ title: texts.created, text: code });
          redirect('edit', 'coupons', id);
        },
        onError: (error) => toast({ title: texts.failed, text: error.message, failed: true }),
      }}
    >
      <RecordForm
        defaultValues={BLANK_COUPON}
        toolbar={<SaveBar label={texts.save} />}
        sx={{ maxWidth: '52rem' }}
      >
        <TextInput
          source="code"
          label={texts.code}
          helperText={texts.codeHelp}
          validate={[needed, maxLength(COUPON_CODE_LIMIT)]}
          slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
        />
        <CouponFields />
      </RecordForm>
    </Create>
  );
}
