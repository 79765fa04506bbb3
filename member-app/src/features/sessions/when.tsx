import { useTranslation } from 'react-i18next';
import { ownTimeZone, placeOf } from '../../shared/lib/days';
import { formatTime, formatWeekday } from '../../shared/lib/format';
import type { Slot } from './api';

/** `Tuesday, March 2, 2:30 PM to 3:30 PM`, by the reader's own clock, which it names. */
export function When({ startsAt, endsAt }: Slot) {
  const { t } = useTranslation('sessions');
  const timeZone = ownTimeZone();
  const times = { from: formatTime(startsAt, timeZone), to: formatTime(endsAt, timeZone) };
  return (
    <>
      <p className="font-semibold first-letter:uppercase">{formatWeekday(startsAt, timeZone)}</p>
      <p className="text-ink-soft">{t('when', { ...times, place: placeOf(timeZone) })}</p>
    </>
  );
}
