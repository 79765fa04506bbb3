import { Box, ButtonBase } from '@mui/material';
import { useMemo, useRef, type MouseEvent } from 'react';
import { GUTTER, HourNames } from '../grid/hour-names';
import { dayInWords } from '../grid/formats';
import { heightOf, type Rows, rowsFor, topOf, minutesAt } from '../grid/rows';
import { momentAt, type Wall, wallOf, type Stretch, DAY } from '../grid/wall';
import { DayHead } from './day-head';
import type { DaysProps, Handlers } from './handlers';
import { endOf, laidOut, type LaidOutDay } from './laid-out';
import { bufferStyle, closedColour } from './look-styles';
import { SessionBlock } from './session-block';
import { SessionDrag } from './session-drag';
import { isMovable } from './session-words';
import { timeInWords } from '../../../shared/time-of-day';
import { texts } from './texts';

/** Minutes between the times at which a session can be dropped. */
const STEP = 15;

/** Layout of the days next to each other. */
interface Columns {
  dates: readonly string[];
  /** Width of one day, in pixels. */
  width: number;
}

/** Rounds a drag in pixels to whole days and quarter hours. */
function inSteps(by: { x: number; y: number }, width: number, { hour }: Pick<Rows, 'hour'>) {
  const column = width || 1;
  const step = (hour * STEP) / 60;
  return { x: Math.round(by.x / column) * column, y: Math.round(by.y / step) * step };
}

/**
 * Returns the local time after a drag in pixels; undefined outside the days and at the original place. The time is
 * rounded to a quarter hour, unless only the day changes.
 */
export function droppedAt(
  { date, minutes }: Wall,
  by: { x: number; y: number },
  { dates, width }: Columns,
  { hour }: Pick<Rows, 'hour'>,
): Wall | undefined {
  const days = width > 0 ? Math.round(by.x / width) : 0;
  const steps = Math.round((by.y * 60) / hour / STEP);
  const target = dates[dates.indexOf(date) + days];
  const moved = steps === 0 ? minutes : Math.round(minutes / STEP + steps) * STEP;
  if (target === undefined || moved < 0 || moved >= DAY || (steps === 0 && days === 0)) return undefined;
  return { date: target, minutes: moved };
}

interface OpenTimeProps {
  stretch: Stretch;
  rows: Rows;
  onChoose: Handlers['onChoose'];
}

/** Bookable hours: a click chooses the time at the pointer, the keyboard the start. */
function OpenTime({ stretch, rows, onChoose }: OpenTimeProps) {
  const { date, from, to } = stretch;
  const choose = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    const { top, left } = currentTarget.getBoundingClientRect();
    const isPressed = detail > 0;
    const minutes = isPressed ? minutesAt(clientY - top, { ...rows, from, to }, STEP) : from;
    onChoose({ date, minutes }, isPressed ? { top: clientY, left: clientX } : { top, left });
  };
  return (
    <ButtonBase
      disableRipple
      aria-label={texts.open(dayInWords(date), timeInWords(from), timeInWords(to))}
      onClick={choose}
      sx={{
        position: 'absolute',
        left: 0,
        right: 0,
        width: '100%',
        top: topOf(from, rows),
        height: heightOf(stretch, rows),
        bgcolor: 'background.paper',
        cursor: 'pointer',
        '&:hover': { backgroundImage: 'linear-gradient(rgb(120 150 130 / 7%), rgb(120 150 130 / 7%))' },
        '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    />
  );
}

/** Minimum range of hours drawn per day, in minutes since midnight. */
const LEAST = { from: 8 * 60, to: 18 * 60 };
/** Pixels per hour, so that half an hour is a large enough target. */
const HOUR = 56;

/** Time grid of one day or a week: days side by side, hours from top to bottom. */
// oxlint-disable-next-line max-lines-per-function -- the grid and what is dropped on it share its measures
export function TimeGrid({ calendar, dates, now, on }: DaysProps) {
  const { timeZone } = calendar;
  const columns = useRef<HTMLDivElement>(null);
  const days = useMemo(() => laidOut(calendar, dates), [calendar, dates]);
  const rows = rowsFor(
    days.flatMap(({ entries, buffers, open }) => [
      ...open,
      ...buffers,
      ...entries.map((each) => ({ ...each, to: endOf(each) })),
    ]),
    { least: LEAST, hour: HOUR },
  );
  const width = () => (columns.current?.getBoundingClientRect().width ?? 0) / dates.length;
  const landing = (wall: Wall, by: { x: number; y: number }) =>
    droppedAt(wall, by, { dates, width: width() }, rows);
  const today = wallOf(now, timeZone);
  return (
    <SessionDrag
      landing={({ date, from }, { delta }) => landing({ date, minutes: from }, delta)}
      modifiers={[({ transform }) => ({ ...transform, ...inSteps(transform, width(), rows) })]}
      onDrop={(session, wall) => on.onMove(session, momentAt(wall, timeZone))}
    >
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1.25, bgcolor: 'background.paper' }}>
        {(dates.length > 1 || days[0]!.timeOff.length > 0) && (
          <Box
            sx={{
              display: 'flex',
              position: 'sticky',
              top: 'var(--bar)',
              zIndex: 4,
              bgcolor: 'background.paper',
              borderBottom: 1,
              borderColor: 'divider',
              borderRadius: '10px 10px 0 0',
            }}
          >
            <Box sx={{ width: GUTTER, flexShrink: 0 }} />
            {days.map(({ date, timeOff }) => (
              <DayHead
                key={date}
                date={date}
                timeOff={timeOff}
                on={on}
                isToday={date === today.date}
                isAlone={dates.length === 1}
              />
            ))}
          </Box>
        )}
        <Box sx={{ display: 'flex', height: heightOf(rows, rows) }}>
          <HourNames rows={rows} />
          <Box ref={columns} sx={{ display: 'flex', flex: 1, minWidth: 0 }}>
            {days.map((day) => (
              <DayColumn
                key={day.date}
                day={day}
                rows={rows}
                timeZone={timeZone}
                now={now}
                landing={landing}
                on={on}
                nowAt={day.date === today.date ? today.minutes : undefined}
              />
            ))}
          </Box>
        </Box>
      </Box>
    </SessionDrag>
  );
}

interface ColumnProps {
  day: LaidOutDay;
  rows: Rows;
  timeZone: string;
  now: string;
  nowAt: number | undefined;
  landing: (wall: Wall, by: { x: number; y: number }) => Wall | undefined;
  on: Handlers;
}

// oxlint-disable-next-line max-lines-per-function -- the layers of one day, from back to front
const DayColumn = ({ day, rows, timeZone, now, nowAt, landing, on }: ColumnProps) => (
  <Box
    component="section"
    aria-label={dayInWords(day.date)}
    sx={{
      position: 'relative',
      flex: '1 1 0',
      minWidth: 0,
      borderLeft: 1,
      borderColor: 'divider',
      bgcolor: closedColour,
    }}
  >
    {day.open.map((stretch) => (
      <OpenTime key={stretch.from} stretch={stretch} rows={rows} onChoose={on.onChoose} />
    ))}
    <Box
      aria-hidden
      sx={[
        { position: 'absolute', inset: 0, pointerEvents: 'none' },
        ({ palette }) => ({
          backgroundImage: `repeating-linear-gradient(to bottom, transparent 0 ${rows.hour - 1}px, ${palette.divider} ${rows.hour - 1}px ${rows.hour}px)`,
        }),
      ]}
    />
    {day.buffers.map((buffer) => (
      <Box
        key={buffer.from}
        aria-hidden
        sx={[
          { position: 'absolute', left: 0, right: 0, top: topOf(buffer.from, rows), pointerEvents: 'none' },
          { height: heightOf(buffer, rows) },
          bufferStyle as object,
        ]}
      />
    ))}
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {day.entries.map((piece) => (
        <SessionBlock
          key={piece.entry.id}
          piece={piece}
          rows={rows}
          timeZone={timeZone}
          landing={landing}
          isMovable={isMovable(piece.entry, now)}
          onOpen={on.onOpen}
        />
      ))}
    </Box>
    {nowAt !== undefined && nowAt >= rows.from && nowAt < rows.to && (
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          left: -1,
          right: 0,
          top: topOf(nowAt, rows),
          height: 2,
          zIndex: 2,
          bgcolor: 'error.main',
          pointerEvents: 'none',
          '&::before': {
            content: '""',
            position: 'absolute',
            left: -4,
            top: -3,
            width: 8,
            height: 8,
            borderRadius: '50%',
            bgcolor: 'error.main',
          },
        }}
      />
    )}
  </Box>
);
