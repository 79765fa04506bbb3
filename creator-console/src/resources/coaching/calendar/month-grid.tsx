import { Box, ButtonBase, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useIsPhone } from '../../../shared/phone-list';
import { dayInWords, dayNumber, timeInWords, weekdayInShort, weekdayLetter } from '../grid/formats';
import { wallOf } from '../grid/wall';
import type { CalendarSession, CoachCalendar } from './calendar.api';
import { TODAY } from './day-head';
import type { Handlers } from './handlers';
import { laidOut, type LaidOutDay } from './laid-out';
import { closedColour, lookStyle } from './look-styles';
import { labelOf, type Look, lookOf, nameOf } from './session-words';
import { texts } from './texts';
import { TimeOffBand } from './time-off-band';

interface Props {
  calendar: CoachCalendar;
  dates: readonly string[];
  /** Such as 2027-03. */
  month: string;
  now: string;
  on: Handlers;
}

/** So many sessions of a day stand there; the others are counted. */
const SHOWN = 3;

/** The weeks of a month: what is on each day, on a phone as dots. A day leads to itself. */
export function MonthGrid({ calendar, dates, month, now, on }: Props) {
  const isPhone = useIsPhone();
  const days = useMemo(() => laidOut(calendar, dates), [calendar, dates]);
  const today = wallOf(now, calendar.timeZone).date;
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.25,
        overflow: 'hidden',
        bgcolor: 'background.paper',
      }}
    >
      <Box aria-hidden sx={{ ...WEEK, borderBottom: 1, borderColor: 'divider' }}>
        {dates.slice(0, 7).map((date) => (
          <Typography
            key={date}
            variant="caption"
            color="textSecondary"
            sx={{ textAlign: 'center', py: 0.75 }}
          >
            {isPhone ? weekdayLetter(date) : weekdayInShort(date)}
          </Typography>
        ))}
      </Box>
      <Box component="ul" sx={{ ...WEEK, m: 0, p: 0, listStyle: 'none' }}>
        {days.map((day) => {
          const facts = { day, isToday: day.date === today, isOutside: !day.date.startsWith(month) };
          return (
            <Box
              key={day.date}
              component="li"
              sx={{
                ...{ borderColor: 'divider', borderStyle: 'solid', borderWidth: '0 1px 1px 0', minWidth: 0 },
                ...{ bgcolor: day.open.length === 0 ? closedColour : 'transparent', m: '0 -1px -1px 0' },
              }}
            >
              {isPhone ? (
                <Dots {...facts} onDay={on.onDay} />
              ) : (
                <Cell {...facts} timeZone={calendar.timeZone} on={on} />
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

const WEEK = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } as const;

interface DayProps {
  day: LaidOutDay;
  isToday: boolean;
  /** Of the month before or after. */
  isOutside: boolean;
}

const labelOfDay = ({ date, sessions, timeOff }: LaidOutDay): string =>
  texts.dayWith(
    dayInWords(date),
    texts.label(
      sessions.length === 0 ? texts.noneThen : texts.sessions(sessions.length),
      ...(timeOff.length > 0 ? [texts.timeOff] : []),
    ),
  );

const DayNumber = ({ day, isToday, isOutside }: DayProps) => (
  <Box
    component="span"
    sx={
      isToday
        ? TODAY
        : {
            fontWeight: 600,
            color: isOutside ? 'text.secondary' : 'text.primary',
            opacity: isOutside ? 0.85 : 1,
          }
    }
  >
    {dayNumber(day.date)}
  </Box>
);

const Cell = ({ timeZone, on, ...facts }: DayProps & { timeZone: string; on: Handlers }) => {
  const { date, sessions, timeOff } = facts.day;
  const shown = sessions.slice(0, sessions.length > SHOWN ? SHOWN - 1 : SHOWN);
  const left = sessions.length - shown.length;
  return (
    <Box sx={{ minHeight: 116, p: 0.5, display: 'grid', gap: 0.375, alignContent: 'start' }}>
      <ButtonBase
        aria-label={labelOfDay(facts.day)}
        aria-current={facts.isToday ? 'date' : undefined}
        onClick={() => on.onDay(date)}
        sx={{
          font: 'inherit',
          justifySelf: 'start',
          px: 0.5,
          minWidth: 28,
          minHeight: 26,
          borderRadius: 1,
          '&:hover': HOVER,
        }}
      >
        <DayNumber {...facts} />
      </ButtonBase>
      {timeOff.map((each) => (
        <TimeOffBand
          key={`${each.from} ${each.to}`}
          timeOff={each}
          words={each.only.length === 0 ? texts.timeOff : texts.timeOffOnly(each.only.join(', '))}
          onOpen={on.onTimeOff}
        />
      ))}
      {shown.map(({ session, from }) => (
        <SessionLine key={session.id} {...{ session, from, timeZone }} onOpen={on.onOpen} />
      ))}
      {left > 0 && (
        <ButtonBase
          onClick={() => on.onDay(date)}
          sx={{
            justifySelf: 'start',
            px: 0.75,
            minHeight: 24,
            font: 'inherit',
            fontSize: 12,
            borderRadius: 1,
            '&:hover': HOVER,
          }}
        >
          {texts.more(left)}
        </ButtonBase>
      )}
    </Box>
  );
};

interface LineProps {
  session: CalendarSession;
  from: number;
  timeZone: string;
  onOpen: Handlers['onOpen'];
}

const SessionLine = ({ session, from, timeZone, onOpen }: LineProps) => (
  <ButtonBase
    aria-label={labelOf(session, timeZone)}
    onClick={() => onOpen(session)}
    sx={[
      lookStyle(lookOf(session)),
      {
        ...{ display: 'block', width: '100%', minHeight: 24, px: 0.625, font: 'inherit', fontSize: 12 },
        ...{
          lineHeight: '22px',
          textAlign: 'left',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        },
      },
    ]}
  >
    {timeInWords(from)} <strong>{nameOf(session)}</strong>
  </ButtonBase>
);

const Dots = ({ onDay, ...facts }: DayProps & Pick<Handlers, 'onDay'>) => (
  <ButtonBase
    aria-label={labelOfDay(facts.day)}
    aria-current={facts.isToday ? 'date' : undefined}
    onClick={() => onDay(facts.day.date)}
    sx={{ font: 'inherit', display: 'block', width: '100%', minHeight: 52, textAlign: 'center', pt: 0.75 }}
  >
    <DayNumber {...facts} />
    <Box
      component="span"
      sx={{ display: 'flex', justifyContent: 'center', gap: '3px', mt: 0.5, minHeight: 6 }}
    >
      {facts.day.sessions.slice(0, SHOWN).map(({ session }) => (
        <Box
          key={session.id}
          component="span"
          sx={{ width: 6, height: 6, borderRadius: '50%', bgcolor: DOT[lookOf(session)] }}
        />
      ))}
      {facts.day.timeOff.length > 0 && (
        <Box
          component="span"
          sx={{ width: 12, height: 3, mt: '1.5px', borderRadius: 1, bgcolor: 'text.secondary' }}
        />
      )}
    </Box>
  </ButtonBase>
);

const DOT: Record<Look, string> = {
  ...{ booked: 'primary.main', held: 'warning.main', group: 'info.main', over: 'text.secondary' },
};

const HOVER = { bgcolor: 'action.hover' };
