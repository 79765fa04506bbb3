import { COUPON_CODE_LIMIT } from '@sanctum/openapi/choices';
import { useTranslation } from 'react-i18next';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';

export interface CouponFormProps {
  /** Name of the code in the request. */
  field: string;
  /** Rejects with the server's error. */
  onApply: (code: string) => Promise<unknown>;
}

/** Focuses the field, because the clicked button is gone. */
const focusField = (element: HTMLElement | null) => element?.querySelector('input')?.focus();

export function CouponForm({ field, onApply }: CouponFormProps) {
  const { t } = useTranslation('cart');
  return (
    <div ref={focusField}>
      <Form<Record<string, string>>
        isUnsaved={false}
        onSubmit={({ [field]: code = '' }) => onApply(code.trim())}
        className="space-y-3"
      >
        <FormField name={field} label={t('coupon.code')} required>
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
