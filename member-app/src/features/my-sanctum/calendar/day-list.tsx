import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ownTimeZone } from '../../../shared/lib/days';
import { formatMoment, formatTime } from '../../../shared/lib/format';
import { Badge } from '../../../shared/ui/badge';
import type { CalendarEntry } from '../api';
import type { CalendarDay } from './calendar-days';
import { dayOfYear } from './calendar-days';
import { kindOf } from './kinds';

/** One entry of a day: time, title and link. */
function Entry({ entry }: { entry: CalendarEntry }) {
  const { t } = useTranslation(['overview', 'sessions']);
  const { kind, title, startsAt, endsAt, courseTitle, offeredUntil } = entry;
  const { icon: Icon, placeOf } = kindOf(entry);
  const timeZone = ownTimeZone();
  const from = formatTime(startsAt, timeZone);
  return (
    <li className="flex gap-4 px-5 py-4">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-evergreen" />
      <div className="min-w-0 grow">
        <p className="text-sm font-medium text-evergreen-strong">
          {endsAt === null
            ? t('calendar.opensAt', { time: from })
            : t('calendar.fromTo', { from, to: formatTime(endsAt, timeZone) })}
        </p>
        <Link
          to={placeOf(entry)}
          className="font-semibold wrap-anywhere underline decoration-1 underline-offset-4 hover:text-evergreen"
        >
          {title}
        </Link>
        {courseTitle !== null && <p className="text-sm wrap-anywhere text-ink-soft">{courseTitle}</p>}
        {kind === 'event' && <EntryBadge>{t('calendar.rsvp')}</EntryBadge>}
        {kind === 'event_waiting' && <EntryBadge>{t('sessions:waiting.badge')}</EntryBadge>}
        {kind === 'waiting' && (
          <div className="mt-2">
            <Badge tone={offeredUntil === null ? 'plain' : 'clay'}>
              {t(offeredUntil === null ? 'sessions:waiting.badge' : 'sessions:waiting.keptBadge')}
            </Badge>
            {offeredUntil !== null && (
              <p className="mt-1 text-sm text-ink-soft">
                {t('sessions:dates.keptUntil', { when: formatMoment(offeredUntil) })}
              </p>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

const EntryBadge = ({ children }: { children: ReactNode }) => (
  <p className="mt-2">
    <Badge tone="plain">{children}</Badge>
  </p>
);

const Entries = ({ entries }: { entries: readonly CalendarEntry[] }) => (
  <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
    {entries.map((entry) => (
      <Entry key={entry.id} entry={entry} />
    ))}
  </ul>
);

interface Props {
  day: CalendarDay;
  entries: readonly CalendarEntry[];
  ref?: Ref<HTMLHeadingElement>;
}

/** Entries of one day with their links. `ref` gets the focus when the keyboard opens the day. */
export function DayList({ day, entries, ref }: Props) {
  const { t } = useTranslation('overview');
  const heading = `entries-${day}`;
  return (
    <section aria-labelledby={heading}>
      <h3
        id={heading}
        ref={ref}
        tabIndex={ref ? -1 : undefined}
        className="text-xl first-letter:uppercase scroll-mt-32"
      >
        {dayOfYear(day)}
      </h3>
      <div className="mt-3">
        {entries.length === 0 ? (
          <p className="text-ink-soft">{t('calendar.nothing')}</p>
        ) : (
          <Entries entries={entries} />
        )}
      </div>
    </section>
  );
}
