import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Skeletons } from '../../../shared/ui/loading';
import type { CalendarEntry } from '../api';
import { type CalendarDay, firstWeekday, weekOf, weeksOfMonth } from './calendar-days';
import { DayGrid } from './day-grid';
import { DayList } from './day-list';
import { NothingPlanned } from './nothing-planned';
import { type Shown, searchOf } from './use-shown';

interface Props {
  shown: Shown;
  /** Undefined while loading. */
  entries: ReadonlyMap<CalendarDay, readonly CalendarEntry[]> | undefined;
  labelledBy: string;
}

/** A month, or a week if there is room, and the selected day's entries beside it. */
export function GridView({ shown, entries, labelledBy }: Props) {
  const { t } = useTranslation('my-sanctum');
  const navigate = useNavigate();
  const opened = useRef<HTMLHeadingElement>(null);
  const choose = (day: CalendarDay) => void navigate(searchOf({ ...shown, day }), { replace: true });
  const isOpening = useRef(false);
  const open = (day: CalendarDay) => {
    if (day === shown.day) return opened.current?.focus();
    isOpening.current = true;
    return choose(day);
  };
  // the day's entries are rendered by then
  useEffect(() => {
    if (isOpening.current) opened.current?.focus();
    isOpening.current = false;
  }, [shown.day]);
  const weeks =
    shown.view === 'month' ? weeksOfMonth(shown.day, firstWeekday()) : [weekOf(shown.day, firstWeekday())];
  return (
    <div className="mt-6 grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <DayGrid
        shown={shown}
        weeks={weeks}
        entries={entries}
        labelledBy={labelledBy}
        onChoose={choose}
        onOpen={open}
      />
      {entries ? (
        <div>
          <DayList ref={opened} day={shown.day} entries={entries.get(shown.day) ?? []} />
          {entries.size === 0 && <NothingPlanned />}
        </div>
      ) : (
        <Skeletons label={t('loading')} of={['h-24']} />
      )}
    </div>
  );
}
