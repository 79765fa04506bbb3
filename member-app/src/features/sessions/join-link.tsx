import { useTranslation } from 'react-i18next';
import { ownTimeZone } from '../../shared/lib/days';
import { formatTime } from '../../shared/lib/format';
import { JoinLink as Join } from '../../shared/ui/join-link';
import { type Booking, useLoadBookings } from './api';

/** Link that opens ten minutes before the session (product rule 9.9). */
export function JoinLink({ booking, label }: { booking: Booking; label: string }) {
  const { t } = useTranslation('calendar');
  const loadAgain = useLoadBookings();
  const early = t('joinFrom', { time: formatTime(booking.joinFrom, ownTimeZone()) });
  return <Join title={booking.title} joining={booking} onDue={loadAgain} label={label} early={early} />;
}
