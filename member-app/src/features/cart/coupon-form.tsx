import { COUPON_CODE_LIMIT } from '@sanctum/openapi/choices';
import { useTranslation } from 'react-i18next';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';
import { useApplyCoupon } from './api';

/** Focuses the field, because the clicked button is gone. */
const focusField = (element: HTMLElement | null) => element?.querySelector('input')?.focus();

export function CouponForm() {
  const { t } = useTranslation('cart');
  const apply = useApplyCoupon();
  return (
    <div ref={focusField}>
      <Form<{ code: string }>
        isUnsaved={false}
        onSubmit={({ code }) => apply.mutateAsync(code.trim())}
        className="space-y-3"
      >
        <FormField name="code" label={t('coupon.code')} required>
          <Input
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={COUPON_CODE_LIMIT}
          />
        </FormField>
        <SubmitButton variant="secondary">{t('coupon.apply')}</SubmitButton>
      </Form>
    </div>
  );
}
