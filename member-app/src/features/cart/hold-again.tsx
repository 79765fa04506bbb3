import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { refusalSentence } from '../../shared/api/refusal';
import { formatMoment } from '../../shared/lib/format';
import { timesPath } from '../../shared/lib/sanctum-paths';
import { Button } from '../../shared/ui/button';
import { type CartItem, otherTimesIn, useHoldAgain } from './api';

/** Max times shown: as many as fit into a line of the cart. */
const MOST = 3;

/** Shows an expired hold: one click holds the time again, or one of the free times instead. */
export function HoldAgain({ time }: { time: NonNullable<CartItem['heldTime']> }) {
  const { t } = useTranslation('cart');
  const hold = useHoldAgain(time.bookingId);
  const others = otherTimesIn(hold.error).slice(0, MOST);
  return (
    <>
      <p className="text-danger" role={hold.error ? 'alert' : undefined}>
        {hold.error ? refusalSentence(hold.error) : t('time.over')}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        {others.length === 0 && !hold.error && (
          <Button
            size="sm"
            variant="secondary"
            pending={hold.isPending}
            aria-label={t('time.again', { when: formatMoment(time.startsAt) })}
            onClick={() => hold.mutate(undefined)}
          >
            {t('time.holdAgain')}
          </Button>
        )}
        {others.map(({ startsAt }) => (
          <Button
            key={startsAt}
            size="sm"
            variant="secondary"
            disabled={hold.isPending}
            aria-label={t('time.instead', { when: formatMoment(startsAt) })}
            onClick={() => hold.mutate(startsAt)}
          >
            {formatMoment(startsAt)}
          </Button>
        ))}
        <Link
          to={timesPath(time.offeringId)}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {t('time.chooseAgain')}
        </Link>
      </div>
    </>
  );
}
