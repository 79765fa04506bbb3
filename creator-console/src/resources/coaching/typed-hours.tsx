import { Box, Stack, Typography } from '@mui/material';
import type { WeeklyHours } from './call';
import { DayHours } from './day-hours';
import { texts } from './texts';

interface Props {
  hours: readonly WeeklyHours[];
  onChange: (hours: WeeklyHours[]) => void;
}

/** The hours of every week in fields, for who would rather type than draw. Folded, because the drawn week says the same. */
export const TypedHours = ({ hours, onChange }: Props) => (
  <Box component="details" sx={{ '& > summary': { cursor: 'pointer', py: 0.5 } }}>
    <Typography component="summary" color="primary" sx={{ fontWeight: 600 }}>
      {texts.typedHours}
    </Typography>
    <Stack spacing={1.5} sx={{ pt: 1 }}>
      {texts.days.map((name, index) => (
        <DayHours
          key={name}
          name={name}
          day={index + 1}
          hours={hours.filter(({ day }) => day === index + 1)}
          onChange={(changed) => onChange([...hours.filter(({ day }) => day !== index + 1), ...changed])}
        />
      ))}
    </Stack>
  </Box>
);
