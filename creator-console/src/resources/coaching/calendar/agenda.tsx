import { Box, ButtonBase, Stack, Typography } from '@mui/material';
import { useMemo } from 'react';
import { dayInWords } from '../grid/formats';
import { wallOf } from '../grid/wall';
import type { DaysProps } from './handlers';
import { laidOut } from './laid-out';
import { lookStyle } from './look-styles';
import { factOf, hoursOf, labelOf, lookOf, nameOf } from './session-words';
import { texts } from './texts';
import { Secondary } from '../../../shared/secondary';
import { TimeOffBands } from './time-off-band';

/** Sessions, events and time off by day; empty days are left out. */
export function Agenda({ calendar, dates, now, on }: DaysProps) {
  const { timeZone } = calendar;
  const today = wallOf(now, timeZone).date;
  const days = useMemo(
    () => laidOut(calendar, dates).filter(({ entries, timeOff }) => entries.length + timeOff.length > 0),
    [calendar, dates],
  );
  if (days.length === 0) return <Typography sx={{ py: 3 }}>{texts.nothing}</Typography>;
  return (
    <Stack spacing={2.5}>
      {days.map(({ date, entries, timeOff }) => (
        <Box key={date} component="section" aria-label={dayInWords(date)}>
          <Typography
            component="h3"
            variant="subtitle2"
            color={date === today ? 'primary' : 'textSecondary'}
            sx={{ mb: 0.75 }}
          >
            {date === today ? texts.label(texts.today, dayInWords(date)) : dayInWords(date)}
          </Typography>
          <TimeOffBands timeOff={timeOff} onOpen={on.onTimeOff} />
          <Stack component="ul" spacing={0.75} sx={{ m: 0, mt: 0.75, p: 0, listStyle: 'none' }}>
            {entries.map(({ entry }) => (
              <li key={entry.id}>
                <ButtonBase
                  aria-label={labelOf(entry, timeZone)}
                  onClick={() => on.onOpen(entry)}
                  sx={[
                    lookStyle(lookOf(entry)),
                    { display: 'block', width: '100%', textAlign: 'left', px: 1.5, py: 1, minHeight: 48 },
                  ]}
                >
                  <Secondary component="span" sx={{ display: 'block' }}>
                    {hoursOf(entry, timeZone)}
                  </Secondary>
                  <Typography
                    component="span"
                    sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}
                  >
                    {nameOf(entry)}
                  </Typography>
                  <Secondary component="span" sx={{ display: 'block' }}>
                    {factOf(entry)}
                  </Secondary>
                </ButtonBase>
              </li>
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}
