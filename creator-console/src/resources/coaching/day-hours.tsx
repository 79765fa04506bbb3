import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Stack, TextField, Typography } from '@mui/material';
import type { WeeklyHours } from './call';
import { texts } from './texts';

interface Props {
  day: number;
  name: string;
  hours: readonly WeeklyHours[];
  onChange: (hours: WeeklyHours[]) => void;
}

/** Every half hour of a day; 24:00 is its end. */
const TIMES = Array.from({ length: 49 }, (_, half) => {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(half / 2))}:${two((half % 2) * 30)}`;
});

/** The stretches of one day, as rows from–to. */
export function DayHours({ day, name, hours, onChange }: Props) {
  const change = (at: number, part: Partial<WeeklyHours>) =>
    onChange(hours.map((each, index) => (index === at ? { ...each, ...part } : each)));
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography sx={{ width: 100, pt: 1, flexShrink: 0 }}>{name}</Typography>
      <Stack spacing={1} sx={{ flex: 1, minWidth: 0 }}>
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

interface TimeProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const Time = ({ label, value, onChange }: TimeProps) => (
  <TextField
    select
    size="small"
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
  >
    {[...new Set([...TIMES, value])].toSorted().map((time) => (
      <option key={time}>{time}</option>
    ))}
  </TextField>
);
