import Video from 'lucide-react/icons/video';
import { useTranslation } from 'react-i18next';
import { ownTimeZone } from '../../shared/lib/days';
import { formatTime } from '../../shared/lib/format';
import { useHasPassed } from '../../shared/lib/use-has-passed';
import { buttonStyle } from '../../shared/ui/button';
import type { Booking } from './api';

interface Props {
  booking: Booking;
  label: string;
}

/** Opens ten minutes before the session (product rule 7.4), while this page is open, too. */
export function JoinLink({ booking: { title, joinFrom, meetingLink }, label }: Props) {
  const { t } = useTranslation('sessions');
  const isOpen = useHasPassed(joinFrom);
  if (meetingLink === null) return null;
  if (!isOpen)
    return (
      <p className="basis-full text-sm text-ink-soft">
        {t('joinFrom', { time: formatTime(joinFrom, ownTimeZone()) })}
      </p>
    );
  return (
    <a
      href={meetingLink}
      target="_blank"
      rel="noreferrer"
      aria-label={`${label}: ${title}`}
      className={buttonStyle({ className: 'max-sm:w-full' })}
    >
      <Video aria-hidden />
      {label}
    </a>
  );
}
