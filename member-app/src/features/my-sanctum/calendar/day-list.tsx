import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarEntry } from '../api';
import type { CalendarDay } from './calendar-days';
import { dayOfYear } from './day-words';
import { Entries } from './entry';

interface Props {
  day: CalendarDay;
  entries: readonly CalendarEntry[];
  ref?: Ref<HTMLHeadingElement>;
}

/** Entries of one day with their links. `ref`: gets the focus when the keyboard opens the day. */
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
