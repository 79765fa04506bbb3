import { useTranslation } from 'react-i18next';
import { amountOf, centsOf } from '../../shared/lib/cents';
import { formatDate, formatMoney } from '../../shared/lib/format';
import { eachPrice, paidFor, sessionsBrought } from '../../shared/lib/recurring-offer';
import { Card } from '../../shared/ui/card';
import { CouponBox, OrderTotals } from '../cart';
import type { BegunSubscription } from './api';
import { nextTotal, paymentsBefore, pricesOf } from './prices';

export interface SummaryProps {
  begun: BegunSubscription;
  /** Prepares the payment with a coupon, or without one. */
  withCoupon: (code?: string) => Promise<unknown>;
}

/** The plan, what is due today, and what follows. Above the form on phones. */
export function SubscribeSummary({ begun, withCoupon }: SummaryProps) {
  const { t } = useTranslation(['subscriptions', 'cart']);
  const { title, offerName, taxName, total, trialDays, discount } = begun;
  const subtotal = taxName?.isIncluded ? total : amountOf(centsOf(total) - centsOf(begun.tax));
  return (
    <Card className="p-5 max-lg:order-first sm:p-6 lg:sticky lg:top-28">
      <h2 className="text-2xl wrap-anywhere">{title}</h2>
      <p className="mt-2 font-medium wrap-anywhere">
        {offerName} · <span className="tabular-nums">{eachPrice(total, begun)}</span>
      </p>
      <p className="text-sm text-ink-soft">{paidFor(begun)}</p>
      {sessionsBrought(begun, begun.sessions).map((text) => (
        <p key={text} className="mt-2">
          {text}
        </p>
      ))}
      {paymentsBefore(begun) !== null && <p className="mt-2 font-medium">{pricesOf(begun)}</p>}
      {trialDays !== null && (
        <>
          <h3 className="mt-5 mb-3 border-t border-line pt-5 text-lg">{t('subscribe.today')}</h3>
          <p className="flex justify-between gap-4">
            {t('subscribe.freeDays', { count: trialDays })}
            <span className="font-semibold tabular-nums">{formatMoney('0.00')}</span>
          </p>
        </>
      )}
      <h3 className="mt-5 mb-3 border-t border-line pt-5 text-lg">
        {trialDays === null ? t('subscribe.today') : t('subscribe.from', { date: afterDays(trialDays) })}
      </h3>
      <OrderTotals
        subtotal={subtotal}
        discount={discount?.amount ?? '0.00'}
        couponCode={discount?.code ?? null}
        tax={discount?.tax ?? begun.tax}
        taxName={taxName}
        total={nextTotal(begun)}
      />
      <div className="mt-5">
        <CouponBox
          field="couponCode"
          applied={
            discount && {
              code: discount.code,
              value: t('cart:coupon.off', { value: formatMoney(discount.amount) }),
              problem: undefined,
            }
          }
          onApply={withCoupon}
          onRemove={() => withCoupon()}
        />
      </div>
      <ul className="mt-5 list-disc space-y-2 border-t border-line pt-5 pl-5 text-sm text-ink-soft">
        {useConditions(begun).map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
    </Card>
  );
}

/** Conditions that the buyer agrees to with the first payment. */
function useConditions(begun: BegunSubscription): readonly string[] {
  const { t } = useTranslation('subscriptions');
  const { interval, instalments, trialDays } = begun;
  const price = pricesOf(begun);
  const rises = paymentsBefore(begun) !== null;
  if (trialDays !== null) {
    const words = { price, date: afterDays(trialDays) };
    return [
      rises ? t(`subscribe.trialRising.${interval}`, words) : t(`subscribe.trial.${interval}`, words),
      t('subscribe.trial.cancel'),
    ];
  }
  if (instalments === null)
    return [
      rises
        ? t(`subscribe.chargedRising.${interval}`, { price })
        : t(`subscribe.charged.${interval}`, { price }),
      t(`subscribe.cancel.${interval}`),
    ];
  const words = { price, count: instalments, total: formatMoney(inAll(begun, instalments)) };
  return [
    rises
      ? t(`subscribe.instalmentsRising.${interval}`, words)
      : t(`subscribe.instalments.${interval}`, words),
    t('subscribe.afterLast'),
  ];
}

/** Sum of all instalments. */
function inAll(begun: BegunSubscription, instalments: number): string {
  const reduced = paymentsBefore(begun) ?? instalments;
  return amountOf(centsOf(nextTotal(begun)) * reduced + centsOf(begun.total) * (instalments - reduced));
}

/** The day of the first payment, counted from now as the payment provider does. */
const afterDays = (days: number): string => formatDate(new Date(Date.now() + days * DAY).toISOString());

const DAY = 86_400_000;
