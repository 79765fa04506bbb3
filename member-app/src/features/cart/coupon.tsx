import { COUPON_CODE_LIMIT } from '@sanctum/openapi/choices';
import Tag from 'lucide-react/icons/tag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';
import { toast } from '../../shared/ui/toast-store';
import { type CartCoupon, useApplyCoupon, useRemoveCoupon } from './api';
import { problemOf, valueOf } from './coupon-words';

/** The one coupon of the cart: a place to type a code, or what the code makes of this cart and why it may not. */
export function Coupon({ coupon }: { coupon: CartCoupon | null }) {
  const { t } = useTranslation('cart');
  const [isOpen, setOpen] = useState(false);
  if (coupon) return <Applied coupon={coupon} onRemoved={() => setOpen(false)} />;
  if (isOpen) return <CodeForm />;
  return (
    <Button variant="ghost" size="sm" className="-ml-4" onClick={() => setOpen(true)}>
      <Tag aria-hidden />
      {t('coupon.ask')}
    </Button>
  );
}

/** The button that opened it is gone. */
const focusField = (element: HTMLElement | null) => element?.querySelector('input')?.focus();

function CodeForm() {
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

function Applied({ coupon, onRemoved }: { coupon: CartCoupon; onRemoved: () => void }) {
  const { t } = useTranslation('cart');
  const removal = useRemoveCoupon();
  const problem = problemOf(coupon);

  async function remove() {
    try {
      await removal.mutateAsync();
      onRemoved();
    } catch {
      toast({
        title: t('coupon.removeFailed.title'),
        description: t('coupon.removeFailed.description'),
        variant: 'destructive',
      });
    }
  }

  return (
    <div className="rounded-md border border-line px-4 py-3">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 wrap-anywhere">
          <Tag aria-hidden className="mr-2 inline size-4 align-text-bottom" />
          <strong className="font-semibold">{coupon.code}</strong>
          {!problem && <span className="text-ink-soft"> · {valueOf(coupon)}</span>}
        </p>
        <Button
          variant="ghost"
          size="sm"
          className="-mr-3"
          aria-label={t('coupon.removeCode', { code: coupon.code })}
          pending={removal.isPending}
          onClick={() => void remove()}
        >
          {t('remove')}
        </Button>
      </div>
      <output className={problem ? 'mt-1 block text-sm text-danger' : 'sr-only'}>
        {problem ?? t('coupon.applied', { code: coupon.code })}
      </output>
    </div>
  );
}
