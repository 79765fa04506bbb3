import { paidSeveralPlans } from '@sanctum/web/words/several-plans';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate, formatMoney } from '../../shared/lib/format';
import { paths } from '../../shared/lib/paths';
import { useSite } from '../../shared/site/site';
import { StatusBadge } from '../orders';
import type { Subscription } from './api';

/** Latest payments; each leads to its order with the receipt. */
export function Payments({ of: { payments } }: { of: Subscription }) {
  const { t } = useTranslation('subscriptions');
  const { timeZone } = useSite();
  if (payments.length === 0) return null;
  const namesPlans = paidSeveralPlans(payments);
  return (
    <section aria-labelledby="payments" className="mt-10">
      <h2 id="payments" className="text-2xl">
        {t('payments.title')}
      </h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {payments.map(({ orderId, number, status, total, paidAt, offerName }) => (
          <li key={orderId} className="flex items-baseline justify-between gap-4 py-3">
            <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <time dateTime={paidAt}>{formatDate(paidAt, timeZone)}</time>
              <Link
                to={paths.order(orderId)}
                aria-label={t('payments.open', { number })}
                className="underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {number}
              </Link>
              {namesPlans && <span className="text-ink-soft">{offerName}</span>}
              <StatusBadge status={status} />
            </span>
            <span className="tabular-nums">{formatMoney(total)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
