import { COUPON_CODE_LIMIT } from '@sanctum/openapi/choices';
import Tag from 'lucide-react/icons/tag';
import { useState } from 'react';
import { Button } from '../../shared/ui/button';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';
import { toast } from '../../shared/ui/toast-store';
import { type CartCoupon, useApplyCoupon, useRemoveCoupon } from './api';
import { problemOf, valueOf } from './coupon-words';
import { cartTexts } from './texts';

const { coupon: texts } = cartTexts;

/** The one coupon of the cart: a place to type a code, or what the code makes of this cart and why it may not. */
export function Coupon({ coupon }: { coupon: CartCoupon | null }) {
  const [isOpen, setOpen] = useState(false);
  if (coupon) return <Applied coupon={coupon} onRemoved={() => setOpen(false)} />;
  if (isOpen) return <CodeForm />;
  return (
    <Button variant="ghost" size="sm" className="-ml-4" onClick={() => setOpen(true)}>
      <Tag aria-hidden />
      {texts.ask}
    </Button>
  );
}

/** The button that opened it is gone. */
const focusField = (element: HTMLElement | null) => element?.querySelector('input')?.focus();

function CodeForm() {
  const apply = useApplyCoupon();
  return (
    <div ref={focusField}>
      <Form<{ code: string }> onSubmit={({ code }) => apply.mutateAsync(code.trim())} className="space-y-3">
        <FormField name="code" label={texts.code} required>
          <Input
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={COUPON_CODE_LIMIT}
          />
        </FormField>
        <SubmitButton variant="secondary">{texts.apply}</SubmitButton>
      </Form>
    </div>
  );
}

function Applied({ coupon, onRemoved }: { coupon: CartCoupon; onRemoved: () => void }) {
  const removal = useRemoveCoupon();
  const problem = problemOf(coupon);

  async function remove() {
    try {
      await removal.mutateAsync();
      onRemoved();
    } catch {
      toast({ ...texts.removeFailed, variant: 'destructive' });
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
          aria-label={texts.removeCode(coupon.code)}
          pending={removal.isPending}
          onClick={() => void remove()}
        >
          {cartTexts.remove}
        </Button>
      </div>
      <output className={problem ? 'mt-1 block text-sm text-danger' : 'sr-only'}>
        {problem ?? texts.applied(coupon.code)}
      </output>
    </div>
  );
}
