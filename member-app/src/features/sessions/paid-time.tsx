import { useTranslation } from 'react-i18next';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { ButtonLink } from '../../shared/ui/button';
import { Skeleton } from '../../shared/ui/loading';
import { When } from '../../shared/ui/when';
import { useBooking } from './api';
import { JoinLink } from './join-link';
import { MoveSession } from './move-session';

/**
 * The time that an order has paid for, with its actions. If it cannot be loaded, it is still among the member's
 * sessions.
 */
export function PaidTime({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation('sessions');
  const { data: booking, isPending } = useBooking(bookingId);
  if (isPending) return <Skeleton className="h-20 w-full" />;
  if (!booking || booking.state === 'cancelled')
    return (
      <div className="w-full">
        {booking && <p className="text-ink-soft">{t('paid.cancelled')}</p>}
        <ButtonLink to={sanctumPaths.coachingSessions} size="sm" className="mt-3">
          {t('paid.sessions')}
        </ButtonLink>
      </div>
    );
  return (
    <div className="w-full">
      <When {...booking} />
      {booking.state === 'unconfirmed' ? (
        <output className="mt-2 block text-ink-soft">{t('paid.soon')}</output>
      ) : (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          {booking.state === 'confirmed' && <JoinLink booking={booking} label={t('page.join')} />}
          {booking.changeUntil !== null && !booking.isGroup && <MoveSession booking={booking} />}
        </div>
      )}
    </div>
  );
}
