import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ownTimeZone } from '../../shared/lib/days';
import { formatMoment, formatTime } from '../../shared/lib/format';
import { timesPath } from '../../shared/lib/sanctum-paths';
import { useHasPassed } from '../../shared/lib/use-has-passed';
import type { CartItem } from './api';

type Time = NonNullable<CartItem['heldTime']>;

/** The time with the coach that a line of the cart pays for, and how long it is held; then it is chosen anew. */
export function LineTime({ time: { offeringId, startsAt, payUntil } }: { time: Time }) {
  const { t } = useTranslation('cart');
  const isOver = useHasPassed(payUntil);
  return (
    <div className="mt-2 border-l-2 border-line pl-3 text-sm">
      <p className="inline-flex items-center gap-1.5 font-semibold">
        <CalendarClock aria-hidden className="size-4" />
        {formatMoment(startsAt)}
      </p>
      {isOver ? (
        <p className="text-danger">
          {t('time.over')}{' '}
          <Link to={timesPath(offeringId)} className="font-semibold underline underline-offset-4">
            {t('time.chooseAgain')}
          </Link>
        </p>
      ) : (
        <p className="text-ink-soft">{t('time.heldUntil', { time: formatTime(payUntil, ownTimeZone()) })}</p>
      )}
    </div>
  );
}
