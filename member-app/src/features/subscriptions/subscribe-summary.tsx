import { useTranslation } from 'react-i18next';
import { amountOf, centsOf } from '../../shared/lib/cents';
import { formatDate, formatMoney } from '../../shared/lib/format';
import { eachPrice, paidFor } from '../../shared/lib/recurring-offer';
import { Card } from '../../shared/ui/card';
import { OrderTotals } from '../cart';
import type { BegunSubscription } from './api';

/** The plan, what is due today, and what follows. Above the form on phones. */
export function SubscribeSummary({ begun }: { begun: BegunSubscription }) {
  const { t } = useTranslation('subscriptions');
  const { title, offerName, tax, taxName, total, trialDays } = begun;
  const subtotal = taxName?.isIncluded ? total : amountOf(centsOf(total) - centsOf(tax));
  return (
    <Card className="p-5 max-lg:order-first sm:p-6 lg:sticky lg:top-28">
      <h2 className="text-2xl wrap-anywhere">{title}</h2>
      <p className="mt-2 font-medium wrap-anywhere">
        {offerName} · <span className="tabular-nums">{eachPrice(total, begun)}</span>
      </p>
      <p className="text-sm text-ink-soft">{paidFor(begun)}</p>
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
      <OrderTotals {...{ subtotal, tax, taxName, total }} discount="0.00" couponCode={null} />
      <ul className="mt-5 list-disc space-y-2 border-t border-line pt-5 pl-5 text-sm text-ink-soft">
        {useConditions(begun).map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
    </Card>
  );
}

/** Conditions that the buyer agrees to with the first payment. */
function useConditions({ interval, instalments, trialDays, total }: BegunSubscription): readonly string[] {
  const { t } = useTranslation('subscriptions');
  const price = formatMoney(total);
  if (trialDays !== null)
    return [
      t(`subscribe.trial.${interval}`, { price, date: afterDays(trialDays) }),
      t('subscribe.trial.cancel'),
    ];
  if (instalments === null)
    return [t(`subscribe.charged.${interval}`, { price }), t(`subscribe.cancel.${interval}`)];
  const all = formatMoney(amountOf(centsOf(total) * instalments));
  return [
    t(`subscribe.instalments.${interval}`, { price, count: instalments, total: all }),
    t('subscribe.afterLast'),
  ];
}

/** The day of the first payment, counted from now as the payment provider does. */
const afterDays = (days: number): string => formatDate(new Date(Date.now() + days * DAY).toISOString());

const DAY = 86_400_000;
