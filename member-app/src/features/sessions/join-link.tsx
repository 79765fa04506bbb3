import { useTranslation } from 'react-i18next';
import { ownTimeZone } from '../../shared/lib/days';
import { formatTime } from '../../shared/lib/format';
import { JoinLink as Join } from '../../shared/ui/join-link';
import type { Booking } from './api';

interface Props {
  booking: Booking;
  label: string;
}

/** Opens ten minutes before the session (product rule 7.4). */
export function JoinLink({ booking: { title, joinFrom, meetingLink }, label }: Props) {
  const { t } = useTranslation('calendar');
  if (meetingLink === null) return null;
  const early = t('joinFrom', { time: formatTime(joinFrom, ownTimeZone()) });
  return <Join title={title} joinFrom={joinFrom} meetingLink={meetingLink} label={label} early={early} />;
}
