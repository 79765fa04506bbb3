import Tag from 'lucide-react/icons/tag';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { Skeleton } from '../../shared/ui/loading';
import { toastFailure } from '../../shared/ui/toast-store';
import { type CartCoupon, useRemoveCoupon } from './api';
import { problemOf, valueOf } from './coupon-words';

/** Loaded only for people with a code, because most have none. */
const CouponForm = lazy(async () => ({ default: (await import('./coupon-form')).CouponForm }));

/** The cart's one coupon: a field for the code, or its discount, or why it does not apply. */
export function Coupon({ coupon }: { coupon: CartCoupon | null }) {
  const { t } = useTranslation('cart');
  const [isOpen, setOpen] = useState(false);
  if (coupon) return <Applied coupon={coupon} onRemoved={() => setOpen(false)} />;
  if (isOpen)
    return (
      <Suspense fallback={<Skeleton className="h-28" />}>
        <CouponForm />
      </Suspense>
    );
  return (
    <Button variant="ghost" size="sm" className="-ml-4" onClick={() => setOpen(true)}>
      <Tag aria-hidden />
      {t('coupon.ask')}
    </Button>
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
      toastFailure(t('coupon.removeFailed.title'), t('coupon.removeFailed.description'));
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
