import { Box, Typography } from '@mui/material';
import { hoursOf, type Rows, topOf } from './rows';
import { hourInWords } from '../../../shared/time-of-day';

/** Width of the hour labels, in pixels. */
export const GUTTER = 56;

/** Hour labels beside the days. */
export const HourNames = ({ rows }: { rows: Rows }) => (
  <Box aria-hidden sx={{ position: 'relative', width: GUTTER, flexShrink: 0 }}>
    {hoursOf(rows).map((hour, index) => (
      <Typography
        key={hour}
        variant="caption"
        color="textSecondary"
        sx={{
          position: 'absolute',
          right: 8,
          top: topOf(hour, rows),
          translate: index === 0 ? '0 3px' : '0 -50%',
          whiteSpace: 'nowrap',
          lineHeight: 1,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {hourInWords(hour)}
      </Typography>
    ))}
  </Box>
);
