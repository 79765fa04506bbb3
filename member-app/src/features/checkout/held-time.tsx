import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ownTimeZone } from '../../shared/lib/days';
import { formatMoment, formatTime } from '../../shared/lib/format';
import { paths } from '../../shared/lib/paths';
import { useHasPassed } from '@sanctum/web/time/use-has-passed';

/** The time that is being paid for. Once it is not held any more, whoever pays anyway has it only if it is still free. */
export function HeldTime({ startsAt, payUntil }: { startsAt: string; payUntil: string }) {
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
