import { useTranslation } from 'react-i18next';
import { ownTimeZone, placeOf } from '../lib/days';
import { formatTime, formatWeekday } from '../lib/format';

/** Shows `Tuesday, March 2, 2:30 PM to 3:30 PM` in the reader's own time zone, with its name. */
export function When({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const { t } = useTranslation('calendar');
  const timeZone = ownTimeZone();
  const times = { from: formatTime(startsAt, timeZone), to: formatTime(endsAt, timeZone) };
  return (
    <>
      <p className="font-semibold first-letter:uppercase">{formatWeekday(startsAt, timeZone)}</p>
      <p className="text-ink-soft">{t('when', { ...times, place: placeOf(timeZone) })}</p>
    </>
  );
}
