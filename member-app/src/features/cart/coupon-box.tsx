import Tag from 'lucide-react/icons/tag';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { Skeleton } from '../../shared/ui/loading';
import { toastFailure } from '../../shared/ui/toast-store';
import type { CouponFormProps } from './coupon-form';

/** Loaded only for people with a code, because most have none. */
const CouponForm = lazy(async () => ({ default: (await import('./coupon-form')).CouponForm }));

interface AppliedCoupon {
  code: string;
  /** Discount in words. */
  value: string;
  /** Reason why it gives no discount; undefined if it gives one. */
  problem: string | undefined;
}

interface CouponBoxProps extends CouponFormProps {
  applied: AppliedCoupon | null;
  /** Rejects with the server's error. */
  onRemove: () => Promise<unknown>;
}

/** A field for a coupon's code, or its discount, or why it does not apply. */
export function CouponBox({ applied, field, onApply, onRemove }: CouponBoxProps) {
  const { t } = useTranslation('cart');
  const [isOpen, setOpen] = useState(false);
  if (applied) return <Applied {...applied} onRemove={() => onRemove().then(() => setOpen(false))} />;
  if (isOpen)
    return (
      <Suspense fallback={<Skeleton className="h-28" />}>
        <CouponForm field={field} onApply={onApply} />
      </Suspense>
    );
  return (
    <Button variant="ghost" size="sm" className="-ml-4" onClick={() => setOpen(true)}>
      <Tag aria-hidden />
      {t('coupon.ask')}
    </Button>
  );
}

function Applied({ code, value, problem, onRemove }: AppliedCoupon & { onRemove: () => Promise<unknown> }) {
  const { t } = useTranslation('cart');
  const [isBusy, setBusy] = useState(false);

  async function remove() {
    setBusy(true);
    try {
      await onRemove();
    } catch {
      setBusy(false);
      toastFailure(t('coupon.removeFailed.title'), t('coupon.removeFailed.description'));
    }
  }

  return (
    <div className="rounded-md border border-line px-4 py-3">
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 wrap-anywhere">
          <Tag aria-hidden className="mr-2 inline size-4 align-text-bottom" />
          <strong className="font-semibold">{code}</strong>
          {!problem && <span className="text-ink-soft"> · {value}</span>}
        </p>
        <Button
          variant="ghost"
          size="sm"
          className="-mr-3"
          aria-label={t('coupon.removeCode', { code })}
          pending={isBusy}
          onClick={() => void remove()}
        >
          {t('remove')}
        </Button>
      </div>
      <output className={problem ? 'mt-1 block text-sm text-danger' : 'sr-only'}>
        {problem ?? t('coupon.applied', { code })}
      </output>
    </div>
  );
}
