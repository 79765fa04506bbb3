import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useTranslation } from 'react-i18next';
import { ownTimeZone } from '../../shared/lib/days';
import { formatMoment, formatTime } from '../../shared/lib/format';
import { useHasPassed } from '@sanctum/web/time/use-has-passed';
import type { CartItem } from './api';
import { HoldAgain } from './hold-again';

type Time = NonNullable<CartItem['heldTime']>;

/** The time with the coach that a line of the cart pays for, and how long it is held; then it is held again, or another is. */
export function LineTime({ time }: { time: Time }) {
  const { t } = useTranslation('cart');
  const { startsAt, payUntil } = time;
  const isOver = useHasPassed(payUntil);
  return (
    <div className="mt-2 border-l-2 border-line pl-3 text-sm">
      <p className="inline-flex items-center gap-1.5 font-semibold">
        <CalendarClock aria-hidden className="size-4" />
        {formatMoment(startsAt)}
      </p>
      {isOver ? (
        <HoldAgain key={payUntil} time={time} />
      ) : (
        <p className="text-ink-soft">{t('time.heldUntil', { time: formatTime(payUntil, ownTimeZone()) })}</p>
      )}
    </div>
  );
}
