import { Alert, Box, LinearProgress, Stack } from '@mui/material';
import { useMemo, useEffect, useState } from 'react';
import { theClock } from '../../../shared/moment';
import { locale } from '../../../shared/words/language';
import { wallOf } from '../grid/wall';
import { Agenda } from './agenda';
import { useCoachCalendar } from './calendar.api';
import type { DaysProps, Handlers, Spot } from './handlers';
import { MonthGrid } from './month-grid';
import { datesOf, weekStartOf } from './span';
import { texts } from './texts';
import { TimeGrid } from './time-grid';
import { Toolbar } from './toolbar';
import { type CalendarPlace, useCalendarPlace } from './use-calendar-place';
import { zoneInWords } from '../../../shared/zone-words';
import { Secondary } from '../../../shared/secondary';
import { Loaded } from '../../../shared/loaded';

const MINUTE = 60_000;

/** The current minute, updated while visible. */
function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date().toISOString()), MINUTE);
    return () => clearInterval(ticking);
  }, []);
  return now;
}

interface Props {
  on: Omit<Handlers, 'onDay'>;
  /** Starts a booking or time off on one of the visible days. */
  onAdd: (day: string, spot: Spot) => void;
}

/** The coach's schedule in the site's time zone: a day, a week, a month, or an agenda. */
export function Calendar({ on, onAdd }: Props) {
  const now = useNow();
  const today = wallOf(now, theClock()).date;
  const place = useCalendarPlace(today);
  const { view, day, go } = place;
  const dates = useMemo(() => datesOf(view, day, weekStartOf(locale)), [view, day]);
  const query = useCoachCalendar(dates, theClock());
  const addOn = dates.includes(today) && day < today ? today : day;
  const { data, isFetching } = query;
  return (
    <Stack spacing={1.5}>
      <Toolbar place={place} dates={dates} today={today} onAdd={(spot) => onAdd(addOn, spot)} />
      {data && <Facts calendar={data} dates={dates} />}
      <Box sx={{ position: 'relative' }} aria-busy={isFetching}>
        {isFetching && data && <LinearProgress aria-label={texts.loading} sx={BUSY} />}
        <Loaded query={query} failed={texts.failed} loading={texts.loading} heights={[420]}>
          {(calendar) => (
            <Days
              calendar={calendar}
              place={place}
              dates={dates}
              now={now}
              on={{ ...on, onDay: (date) => go({ view: 'day', day: date }) }}
            />
          )}
        </Loaded>
      </Box>
    </Stack>
  );
}

const BUSY = { position: 'absolute', top: 0, left: 0, right: 0, zIndex: 5, height: 2 } as const;

function Days({ calendar, place: { view, day }, dates, now, on }: DaysProps & { place: CalendarPlace }) {
  if (view === 'month')
    return <MonthGrid calendar={calendar} dates={dates} now={now} on={on} month={day.slice(0, 7)} />;
  if (view === 'agenda') return <Agenda calendar={calendar} dates={dates} now={now} on={on} />;
  return <TimeGrid calendar={calendar} dates={dates} now={now} on={on} />;
}

function Facts({ calendar, dates }: Pick<DaysProps, 'calendar' | 'dates'>) {
  const { timeZone, sessions, events, open, timeOff } = calendar;
  const isOff = dates.every((date) => timeOff.some(({ from, to }) => from <= date && date <= to));
  return (
    <>
      <Secondary>
        {sessions.length === 0 ? texts.noSessions : texts.sessions(sessions.length)} ·{' '}
        {events.length > 0 && `${texts.events(events.length)} · `}
        {zoneInWords(timeZone)}
      </Secondary>
      {open.length === 0 && !isOff && dates.length > 1 && <Alert severity="info">{texts.noHours}</Alert>}
    </>
  );
}
