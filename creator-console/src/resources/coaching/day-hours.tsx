import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import type { WeeklyHours } from './call';
import { texts } from './texts';
import { Time } from './time';

interface Props {
  day: number;
  name: string;
  hours: readonly WeeklyHours[];
  onChange: (hours: WeeklyHours[]) => void;
}

/** The stretches of one day, as rows from–to. */
export function DayHours({ day, name, hours, onChange }: Props) {
  const change = (at: number, part: Partial<WeeklyHours>) =>
    onChange(hours.map((each, index) => (index === at ? { ...each, ...part } : each)));
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}>
      <Typography sx={{ width: { xs: 'calc(100% - 64px)', sm: 100 }, pt: 1 }}>{name}</Typography>
      <Stack spacing={1} sx={{ flex: { xs: '1 1 100%', sm: 1 }, minWidth: 0, order: { xs: 1, sm: 0 } }}>
        {hours.map(({ from, to }, index) => (
          <Stack key={index} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Time
              label={texts.fromOn(name)}
              value={from}
              onChange={(next) => change(index, { from: next })}
            />
            <Box aria-hidden>–</Box>
            <Time label={texts.toOn(name)} value={to} onChange={(next) => change(index, { to: next })} />
            <IconButton
              aria-label={texts.removeHours(name)}
              onClick={() => onChange(hours.filter((_, other) => other !== index))}
            >
              <DeleteIcon />
            </IconButton>
          </Stack>
        ))}
      </Stack>
      <IconButton
        aria-label={texts.addHours(name)}
        onClick={() => onChange([...hours, { day, from: '09:00', to: '17:00' }])}
      >
        <AddIcon />
      </IconButton>
    </Stack>
  );
}
