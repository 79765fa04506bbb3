import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHasPassed } from '@sanctum/web/time/use-has-passed';
import { ownTimeZone } from '../../shared/lib/days';
import { formatMoment, formatMoney, formatTime } from '../../shared/lib/format';
import { paths } from '../../shared/lib/paths';
import { Card } from '../../shared/ui/card';
import { OrderTotals } from '../cart';
import type { PreparedPayment } from './api';

/** The order as the server priced it. On a phone it is above the form. */
export function PurchaseSummary({ payment: { lines, ...totals } }: { payment: PreparedPayment }) {
  const { t } = useTranslation('checkout');
  return (
    <Card className="p-5 max-lg:order-first sm:p-6 lg:sticky lg:top-28">
      <h2 className="text-2xl">{t('lines')}</h2>
      <ul className="mt-4 mb-5 space-y-3 border-b border-line pb-5">
        {lines.map(({ productId, title, giftFor, ward, startsAt, payUntil, price, discount }) => (
          <li key={productId} className="flex justify-between gap-4">
            <span className="wrap-anywhere">
              {title}
              {giftFor !== null && (
                <span className="block text-sm text-ink-soft">{t('giftFor', { name: giftFor })}</span>
              )}
              {ward !== null && (
                <span className="block text-sm text-ink-soft">{t('forWard', { name: ward.name })}</span>
              )}
              {startsAt !== null && payUntil !== null && <HeldTime startsAt={startsAt} payUntil={payUntil} />}
              {Number(discount) > 0 && (
                <span className="block text-sm text-evergreen-strong">
                  {t('lineOff', { amount: formatMoney(discount) })}
                </span>
              )}
            </span>
            <span className="tabular-nums">{formatMoney(price)}</span>
          </li>
        ))}
      </ul>
      <OrderTotals {...totals} />
    </Card>
  );
}

/** The time that is being paid for. Once it is not held any more, whoever pays anyway has it only if it is still free. */
function HeldTime({ startsAt, payUntil }: { startsAt: string; payUntil: string }) {
  const { t } = useTranslation('checkout');
  const isOver = useHasPassed(payUntil);
  return (
    <span className="block text-sm text-ink-soft">
      <span className="block">{formatMoment(startsAt)}</span>
      {isOver ? (
        <Link to={paths.cart} className="block text-danger underline underline-offset-4">
          {t('time.over')}
        </Link>
      ) : (
        t('time.heldUntil', { time: formatTime(payUntil, ownTimeZone()) })
      )}
    </span>
  );
}
