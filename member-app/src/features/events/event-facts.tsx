import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Repeat from 'lucide-react/icons/repeat';
import Users from 'lucide-react/icons/users';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ownTimeZone, placeOf } from '../../shared/lib/days';
import { formatTime, formatWeekday } from '../../shared/lib/format';
import type { CommunityEvent } from './api';

/** Time of an event in the reader's time zone, its location, and the spots left. */
export function EventFacts({ event, isWhole = false }: { event: CommunityEvent; isWhole?: boolean }) {
  const { t } = useTranslation('events');
  const { startsAt, endsAt, repeats } = event;
  const timeZone = ownTimeZone();
  const times = { from: formatTime(startsAt, timeZone), to: formatTime(endsAt, timeZone) };
  return (
    <dl className="space-y-1.5 text-ink-soft">
      <Fact icon={CalendarDays} name={t('date')}>
        <span className="inline-block first-letter:uppercase">{formatWeekday(startsAt, timeZone)}</span>
      </Fact>
      <Fact icon={Clock} name={t('time')}>
        {t('when', { ...times, place: placeOf(timeZone) })}
        {isWhole && event.timeZone !== timeZone && (
          <span className="block text-sm">
            {t('hostTime', { time: formatTime(startsAt, event.timeZone), place: placeOf(event.timeZone) })}
          </span>
        )}
      </Fact>
      <Fact icon={MapPin} name={t('where')}>
        <Where {...event} />
      </Fact>
      <Fact icon={Users} name={t('spots')}>
        <Spots {...event} />
      </Fact>
      {isWhole && repeats !== null && (
        <Fact icon={Repeat} name={t('date')}>
          {t(`rhythm.${repeats}`)}
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({ icon: Icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) => (
  <div className="flex gap-2.5">
    <dt className="mt-1 shrink-0">
      <Icon aria-hidden className="size-4" />
      <span className="sr-only">{name}</span>
    </dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
);

function Where({ place, isOnline }: CommunityEvent) {
  const { t } = useTranslation('events');
  if (place === null) return t('online');
  return isOnline ? `${place}, ${t('onlineToo')}` : place;
}

function Spots({ placesLeft: spotsLeft, coming, waiting }: CommunityEvent) {
  const { t } = useTranslation('events');
  if (spotsLeft === null) return coming === 0 ? t('open') : t('coming', { count: coming });
  if (spotsLeft > 0) return t('spotsLeft', { count: spotsLeft });
  return waiting === 0 ? t('full') : `${t('full')} · ${t('waiting', { count: waiting })}`;
}
