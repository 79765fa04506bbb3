import { Box, ButtonBase, Typography } from '@mui/material';
import { dayInWords, dayNumber, weekdayInShort } from '../grid/formats';
import type { CalendarTimeOff } from './calendar.api';
import type { Handlers } from './handlers';
import { TimeOffBands } from './time-off-band';

interface Props {
  date: string;
  timeOff: readonly CalendarTimeOff[];
  isToday: boolean;
  /** True for the only visible day, which is named above. */
  isAlone: boolean;
  on: Pick<Handlers, 'onDay' | 'onTimeOff'>;
}

/** Name of a day, linked to it, and its time off. */
export const DayHead = ({ date, timeOff, isToday, isAlone, on }: Props) => (
  <Box
    sx={{
      flex: '1 1 0',
      minWidth: 0,
      borderLeft: 1,
      borderColor: 'divider',
      p: 0.5,
      minHeight: isAlone ? 0 : 56,
    }}
  >
    {!isAlone && (
      <ButtonBase
        aria-label={dayInWords(date)}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => on.onDay(date)}
        sx={{
          font: 'inherit',
          display: 'block',
          width: '100%',
          textAlign: 'center',
          borderRadius: 1,
          py: 0.5,
          '&:hover': HOVER,
        }}
      >
        <Typography
          component="span"
          variant="caption"
          color="textSecondary"
          sx={{ display: 'block', lineHeight: 1.2 }}
        >
          {weekdayInShort(date)}
        </Typography>
        <Box component="span" sx={isToday ? TODAY : { fontWeight: 600 }}>
          {dayNumber(date)}
        </Box>
      </ButtonBase>
    )}
    <TimeOffBands timeOff={timeOff} onOpen={on.onTimeOff} />
  </Box>
);

const HOVER = { bgcolor: 'action.hover' };

/** Style of the current day's number. */
export const TODAY = {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 24,
  height: 24,
  px: 0.5,
  borderRadius: 12,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontWeight: 700,
} as const;
