import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Box, ButtonBase, Typography } from '@mui/material';
import { type ReactNode, useMemo } from 'react';
import { useIsPhone } from '../../../shared/phone-list';
import { dayInWords, dayNumber, weekdayInShort, weekdayLetter } from '../grid/formats';
import { timeInWords } from '../../../shared/time-of-day';
import { momentAt, wallOf } from '../grid/wall';
import { isEvent } from './calendar.api';
import { TODAY } from './day-head';
import type { DaysProps, Handlers } from './handlers';
import { laidOut, type LaidOutDay, type Piece } from './laid-out';
import { closedColour, colourOf, lookStyle } from './look-styles';
import { SessionDrag } from './session-drag';
import { isMovable, labelOf, lookOf, nameOf } from './session-words';
import { texts } from './texts';
import { TimeOffBands } from './time-off-band';

interface Props extends DaysProps {
  /** Month, such as 2027-03. */
  month: string;
}

/** Max sessions and events shown per day; the others are counted. */
const SHOWN = 3;

/**
 * Weeks of a month with the entries of each day; a phone shows dots. Each day links to its day view. An entry dragged
 * to another day keeps its time.
 */
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
      <SessionDrag
        landing={({ date, from }, { over }) =>
          over && over.id !== date ? { date: String(over.id), minutes: from } : undefined
        }
        onDrop={(session, wall) => on.onMove(session, momentAt(wall, calendar.timeZone))}
      >
        <Box component="ul" sx={{ ...WEEK, m: 0, p: 0, listStyle: 'none' }}>
          {days.map((day) => {
            const facts = { day, isToday: day.date === today, isOutside: !day.date.startsWith(month) };
            return (
              <Day key={day.date} day={day}>
                {isPhone ? (
                  <Dots {...facts} onDay={on.onDay} />
                ) : (
                  <Cell {...facts} now={now} on={on} timeZone={calendar.timeZone} />
                )}
              </Day>
            );
          })}
        </Box>
      </SessionDrag>
    </Box>
  );
}

const WEEK = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } as const;

/** Drop target for a session, highlighted while one is over it. */
function Day({ day: { date, open }, children }: { day: LaidOutDay; children: ReactNode }) {
  const { setNodeRef, isOver } = useDroppable({ id: date });
  return (
    <Box
      ref={setNodeRef}
      component="li"
      sx={{
        borderColor: 'divider',
        borderStyle: 'solid',
        borderWidth: '0 1px 1px 0',
        minWidth: 0,
        bgcolor: open.length === 0 ? closedColour : 'transparent',
        m: '0 -1px -1px 0',
        ...(isOver && { boxShadow: ({ palette }) => `inset 0 0 0 2px ${palette.primary.main}` }),
      }}
    >
      {children}
    </Box>
  );
}

interface DayProps {
  day: LaidOutDay;
  isToday: boolean;
  /** True for days of the previous or next month. */
  isOutside: boolean;
}

function labelOfDay({ date, entries, timeOff }: LaidOutDay): string {
  const events = entries.filter(({ entry }) => isEvent(entry)).length;
  const sessions = entries.length - events;
  return texts.dayWith(
    dayInWords(date),
    texts.label(
      sessions === 0 ? texts.noneThen : texts.sessions(sessions),
      ...(events > 0 ? [texts.events(events)] : []),
      ...(timeOff.length > 0 ? [texts.timeOff] : []),
    ),
  );
}

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

interface CellProps extends DayProps {
  timeZone: string;
  now: string;
  on: Handlers;
}

const Cell = ({ timeZone, now, on, ...facts }: CellProps) => {
  const { date, entries, timeOff } = facts.day;
  const shown = entries.slice(0, entries.length > SHOWN ? SHOWN - 1 : SHOWN);
  const left = entries.length - shown.length;
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
      <TimeOffBands timeOff={timeOff} onOpen={on.onTimeOff} />
      {shown.map((piece) => (
        <EntryLine
          key={piece.entry.id}
          piece={piece}
          timeZone={timeZone}
          isMovable={isMovable(piece.entry, now)}
          onOpen={on.onOpen}
        />
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
  piece: Piece;
  timeZone: string;
  isMovable: boolean;
  onOpen: Handlers['onOpen'];
}

/** A click opens the entry; dragging it to another day asks to move it. */
function EntryLine({ piece, timeZone, isMovable, onOpen }: LineProps) {
  const { entry, date, from, isFirst } = piece;
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({
    id: `${entry.id} ${date}`,
    data: { piece },
    disabled: !isMovable || !isFirst,
  });
  return (
    <ButtonBase
      ref={setNodeRef}
      {...listeners}
      aria-label={labelOf(entry, timeZone)}
      onClick={() => onOpen(entry)}
      style={transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined}
      sx={[
        lookStyle(lookOf(entry)),
        {
          display: 'block',
          width: '100%',
          minHeight: 24,
          px: 0.625,
          font: 'inherit',
          fontSize: 12,
          lineHeight: '22px',
          textAlign: 'left',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          touchAction: 'manipulation',
          cursor: isMovable && isFirst ? 'grab' : 'pointer',
          userSelect: 'none',
          ...(isDragging && { cursor: 'grabbing', boxShadow: 4, opacity: 0.92, zIndex: 3 }),
        },
      ]}
    >
      {timeInWords(from)} <strong>{nameOf(entry)}</strong>
    </ButtonBase>
  );
}

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
      {facts.day.entries.slice(0, SHOWN).map(({ entry }) => (
        <Box
          key={entry.id}
          component="span"
          sx={({ palette }) => ({
            width: 6,
            height: 6,
            borderRadius: '50%',
            bgcolor: colourOf(lookOf(entry), palette),
          })}
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

const HOVER = { bgcolor: 'action.hover' };
