import UndoIcon from '@mui/icons-material/Undo';
import { Box, Button, Stack, Typography } from '@mui/material';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { LiveRegion } from '../../../shared/live-region';
import { weekdayName, weekdayNameInShort } from '../grid/formats';
import { timeInWords } from '../../../shared/time-of-day';
import { GUTTER, HourNames } from '../grid/hour-names';
import { heightOf, type Rows, rowsFor } from '../grid/rows';
import { DAY } from '../grid/wall';
import { DrawnDay } from './drawn-day';
import {
  between,
  type Drawn,
  drawnOf,
  stepFor,
  stretchAt,
  type WeekdayHours,
  withEnd,
  withoutStretch,
  withStretch,
} from './drawing';
import { texts } from './texts';
import type { Undoable } from './use-undo';
import { type Draft, WeekDrag } from './week-drag';
import { type Cursor, type Deed, deedOf } from './week-keys';

interface Props {
  hours: Undoable<WeekdayHours[]>;
  /** Minutes between possible starts of a meeting. */
  increment: number;
  /** First day of the week: 1 is Monday, 7 is Sunday. */
  weekStart: number;
  /** Length in minutes of the range that pressing an empty place creates. */
  usual: number;
  /** Called when drawing starts and ends; Escape cancels it. */
  onDrawing: (isDrawing: boolean) => void;
}

const WAKING = { from: 7 * 60, to: 20 * 60 };
const HOUR = 30;
const FIRST: Cursor = { day: 1, minutes: 9 * 60 };

/** Weekly hours, drawn with mouse, touch or keyboard. */
export function DrawnWeek({
  hours: { value: hours, set, undo },
  increment,
  weekStart,
  usual,
  onDrawing,
}: Props) {
  const [isWhole, setWhole] = useState(false);
  const [cursor, setCursor] = useState<Cursor>(FIRST);
  const [isByKeys, setByKeys] = useState(false);
  const [said, say] = useState('');
  const heading = useId();
  const help = useId();
  const keysHelp = useId();
  const ground = useRef<HTMLDivElement>(null);
  const step = stepFor(increment);
  const drawn = drawnOf(hours);
  const rows = rowsFor(drawn, { least: isWhole ? { from: 0, to: DAY } : WAKING, hour: HOUR });
  const days = Array.from({ length: 7 }, (_, index) => ((weekStart - 1 + index) % 7) + 1);

  const add = (stretch: Drawn) => {
    set(withStretch(hours, stretch));
    say(texts.drawn(...inWords(stretch)));
  };
  const remove = (stretch: Drawn) => {
    set(withoutStretch(hours, stretch));
    say(texts.removed(...inWords(stretch)));
  };
  const resize = (stretch: Drawn, to: Drawn) => {
    const [end, minutes] = stretch.from === to.from ? (['to', to.to] as const) : (['from', to.from] as const);
    if (stretch[end] === minutes) return;
    set(withEnd(hours, stretch, end, minutes, step));
    say(texts.drawn(...inWords(to)));
  };
  const finish = ({ drawn: stretch, replaces }: Draft) =>
    replaces ? resize(replaces, stretch) : add(stretch);
  const takeBack = () => {
    undo?.();
    say(texts.undone);
  };

  function carryOut(deed: Deed) {
    if (deed.does === 'add') add(deed.stretch);
    else if (deed.does === 'remove') remove(deed.stretch);
    else if (deed.does === 'resize') resize(deed.stretch, deed.to);
    else say(placeInWords(deed.cursor, hours, step));
    if ('cursor' in deed) {
      setCursor(deed.cursor);
      onDrawing(deed.cursor.begun !== undefined);
    }
  }

  function press(event: KeyboardEvent) {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
    const isUndo = (ctrlKey || metaKey) && key.toLowerCase() === 'z';
    const deed =
      isUndo || ctrlKey || metaKey
        ? undefined
        : deedOf({ key, shiftKey, altKey }, cursor, hours, { rows, step });
    if (!isUndo && !deed) return;
    event.preventDefault();
    event.stopPropagation();
    if (isUndo) takeBack();
    else if (deed) carryOut(deed);
  }

  return (
    <Box component="section" aria-labelledby={heading}>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography component="h3" variant="subtitle1" id={heading}>
          {texts.title}
        </Typography>
        <Button size="small" startIcon={<UndoIcon />} disabled={!undo} onClick={takeBack}>
          {texts.undo}
        </Button>
      </Stack>
      <Typography variant="body2" color="textSecondary" id={help} sx={{ mb: 1 }}>
        {texts.how}
      </Typography>
      <WeekDrag
        rows={rows}
        step={step}
        onDrawing={onDrawing}
        top={() => ground.current?.getBoundingClientRect().top ?? 0}
        onDrawn={finish}
      >
        {(draft) => (
          <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
            <DayNames days={days} />
            <Box
              role="application"
              aria-labelledby={heading}
              aria-describedby={keysHelp}
              aria-roledescription={texts.kind}
              tabIndex={0}
              onKeyDown={press}
              // Keyboard users see the cursor; mouse users don't need one.
              onKeyUp={() => setByKeys(true)}
              onFocus={() => say(placeInWords(cursor, hours, step))}
              onBlur={() => setByKeys(false)}
              sx={{
                display: 'flex',
                height: heightOf(rows, rows),
                bgcolor: 'background.default',
                '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
              }}
            >
              <HourNames rows={rows} />
              <Box ref={ground} sx={[{ display: 'flex', flex: 1, minWidth: 0 }, linesOf(rows)]}>
                {days.map((day) => (
                  <DrawnDay
                    key={day}
                    day={day}
                    rows={rows}
                    step={step}
                    drawn={drawn.filter((each) => each.day === day)}
                    draft={draft ?? begunWith(cursor, step)}
                    cursor={isByKeys ? cursor : undefined}
                    onPress={(minutes) =>
                      add({ day, from: minutes, to: Math.min(DAY, minutes + Math.max(usual, step)) })
                    }
                    onRemove={remove}
                  />
                ))}
              </Box>
            </Box>
          </Box>
        )}
      </WeekDrag>
      <Typography
        variant="caption"
        color="textSecondary"
        component="p"
        id={keysHelp}
        sx={{ mt: 0.75, display: { xs: 'none', sm: 'block' } }}
      >
        {texts.howByKeys}
      </Typography>
      <Button size="small" onClick={() => setWhole(!isWhole)}>
        {isWhole ? texts.lessOfDay : texts.wholeDay}
      </Button>
      <LiveRegion>{said}</LiveRegion>
    </Box>
  );
}

const DayNames = ({ days }: { days: readonly number[] }) => (
  <Box aria-hidden sx={{ display: 'flex', borderBottom: 1, borderColor: 'divider', pl: `${GUTTER}px` }}>
    {days.map((day) => (
      <Typography
        key={day}
        variant="caption"
        sx={{ flex: '1 1 0', textAlign: 'center', py: 0.5, fontWeight: 600 }}
      >
        {weekdayNameInShort(day)}
      </Typography>
    ))}
  </Box>
);

const linesOf =
  ({ hour }: Rows) =>
  ({ palette }: { palette: { divider: string } }) => ({
    backgroundImage: `repeating-linear-gradient(to bottom, transparent 0 ${hour - 1}px, ${palette.divider} ${hour - 1}px ${hour}px)`,
  });

const inWords = ({ day, from, to }: Drawn): [string, string, string] => [
  weekdayName(day),
  timeInWords(from),
  timeInWords(to),
];

function placeInWords({ day, minutes, begun }: Cursor, hours: readonly WeekdayHours[], step: number): string {
  const draft = begunWith({ day, minutes, ...(begun !== undefined && { begun }) }, step);
  if (draft) return texts.drawing(...inWords(draft.drawn));
  const here = stretchAt(hours, day, minutes);
  const name = weekdayName(day);
  if (!here) return texts.closed(name, timeInWords(minutes));
  return texts.open(name, timeInWords(minutes), timeInWords(here.from), timeInWords(here.to));
}

/** Returns the range that the keyboard has started and not finished. */
const begunWith = ({ day, minutes, begun }: Cursor, step: number): Draft | undefined =>
  begun === undefined ? undefined : { drawn: { day, ...between(begun, minutes, step) } };
