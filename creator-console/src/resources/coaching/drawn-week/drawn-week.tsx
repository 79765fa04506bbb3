import UndoIcon from '@mui/icons-material/Undo';
import { Box, type BoxProps, Button, Stack, Typography } from '@mui/material';
import { type Ref, useId, useRef, useState } from 'react';
import { LiveRegion } from '../../../shared/live-region';
import { weekdayNameInShort } from '../grid/formats';
import { GUTTER, HourNames } from '../grid/hour-names';
import { heightOf, type Rows, rowsFor } from '../grid/rows';
import { DAY } from '../grid/wall';
import { DrawnDay } from './drawn-day';
import { drawnOf, stepFor, type WeekdayHours } from './drawing';
import { texts } from './texts';
import { begunWith, useDrawing } from './use-drawing';
import type { Undoable } from './use-undo';
import { WeekDrag } from './week-drag';
import { Secondary } from '../../../shared/secondary';

interface Props {
  hours: Undoable<WeekdayHours[]>;
  /** Minutes between possible starts of a meeting. */
  increment: number;
  /** First day of the week: 1 is Monday, 7 is Sunday. */
  weekStart: number;
  /** Length in minutes of the range that clicking an empty spot creates. */
  usual: number;
  /** Called when drawing starts and ends; Escape cancels it. */
  onDrawing: (isDrawing: boolean) => void;
}

const WAKING = { from: 7 * 60, to: 20 * 60 };
const HOUR = 30;

/** Weekly hours, drawn with mouse, touch or keyboard. */
// oxlint-disable-next-line max-lines-per-function -- one drawing surface with its helps for hand, key and ear
export function DrawnWeek({ hours, increment, weekStart, usual, onDrawing }: Props) {
  const [isWhole, setWhole] = useState(false);
  const heading = useId();
  const keysHelp = useId();
  const ground = useRef<HTMLDivElement>(null);
  const step = stepFor(increment);
  const drawn = drawnOf(hours.value);
  const rows = rowsFor(drawn, { least: isWhole ? { from: 0, to: DAY } : WAKING, hour: HOUR });
  const days = Array.from({ length: 7 }, (_, index) => ((weekStart - 1 + index) % 7) + 1);
  const { said, cursor, isByKeys, onGround, ...actions } = useDrawing(hours, { rows, step }, onDrawing);
  return (
    <Box component="section" aria-labelledby={heading}>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography component="h3" variant="subtitle1" id={heading}>
          {texts.title}
        </Typography>
        <Button size="small" startIcon={<UndoIcon />} disabled={!hours.undo} onClick={actions.takeBack}>
          {texts.undo}
        </Button>
      </Stack>
      <Secondary sx={{ mb: 1 }}>{texts.how}</Secondary>
      <WeekDrag
        rows={rows}
        step={step}
        onDrawing={onDrawing}
        top={() => ground.current?.getBoundingClientRect().top ?? 0}
        onDrawn={actions.finish}
      >
        {(draft) => (
          <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
            <DayNames days={days} />
            <Ground
              rows={rows}
              days={ground}
              aria-labelledby={heading}
              aria-describedby={keysHelp}
              {...onGround}
            >
              {days.map((day) => (
                <DrawnDay
                  key={day}
                  day={day}
                  rows={rows}
                  step={step}
                  drawn={drawn.filter((each) => each.day === day)}
                  draft={draft ?? begunWith(cursor, step)}
                  cursor={isByKeys ? cursor : undefined}
                  onPress={(from) =>
                    actions.add({ day, from, to: Math.min(DAY, from + Math.max(usual, step)) })
                  }
                  onRemove={actions.remove}
                />
              ))}
            </Ground>
          </Box>
        )}
      </WeekDrag>
      <Typography variant="caption" color="textSecondary" component="p" id={keysHelp} sx={KEYS_HELP}>
        {texts.howByKeys}
      </Typography>
      <Button size="small" onClick={() => setWhole(!isWhole)}>
        {isWhole ? texts.lessOfDay : texts.wholeDay}
      </Button>
      <LiveRegion>{said}</LiveRegion>
    </Box>
  );
}

const KEYS_HELP = { mt: 0.75, display: { xs: 'none', sm: 'block' } } as const;

interface GroundProps extends Omit<BoxProps, 'component' | 'ref'> {
  rows: Rows;
  /** Element with all days, from which a click gets its time. */
  days: Ref<HTMLDivElement>;
}

/** Hour labels, and the days to draw on. */
const Ground = ({ rows, days, children, ...on }: GroundProps) => (
  <Box
    role="application"
    aria-roledescription={texts.kind}
    tabIndex={0}
    {...on}
    sx={{
      display: 'flex',
      height: heightOf(rows, rows),
      bgcolor: 'background.default',
      '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
    }}
  >
    <HourNames rows={rows} />
    <Box ref={days} sx={[{ display: 'flex', flex: 1, minWidth: 0 }, linesOf(rows)]}>
      {children}
    </Box>
  </Box>
);

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
