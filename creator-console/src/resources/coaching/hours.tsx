import { Box, Stack, Typography } from '@mui/material';
import type { WeeklyHours } from './call';
import { texts } from './texts';
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { clockOf, minutesOf } from './grid/wall';
import { TextField } from '../../shared/forms/text-field';
import { timeInWords } from '../../shared/time-of-day';
import { IconAct } from '../../shared/icon-act';

/** Every quarter hour of a day, including its end, 24:00. */
const TIMES = Array.from({ length: 97 }, (_, quarter) => clockOf(quarter * 15));

interface TimeProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A time of day, in quarter hours. */
export const Time = ({ label, value, onChange }: TimeProps) => (
  <TextField
    name="time"
    select
    size="small"
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
  >
    {[...new Set([...TIMES, value])].toSorted().map((time) => (
      <option key={time} value={time}>
        {timeInWords(minutesOf(time))}
      </option>
    ))}
  </TextField>
);

interface DayHoursProps {
  day: number;
  name: string;
  hours: readonly WeeklyHours[];
  onChange: (hours: WeeklyHours[]) => void;
}

/** Hours of one day, as rows from–to. */
function DayHours({ day, name, hours, onChange }: DayHoursProps) {
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
            <IconAct
              icon={DeleteIcon}
              label={texts.removeHours(name)}
              onClick={() => onChange(hours.filter((_, other) => other !== index))}
            />
          </Stack>
        ))}
      </Stack>
      <IconAct
        icon={AddIcon}
        label={texts.addHours(name)}
        onClick={() => onChange([...hours, { day, from: '09:00', to: '17:00' }])}
      />
    </Stack>
  );
}

interface Props {
  hours: readonly WeeklyHours[];
  onChange: (hours: WeeklyHours[]) => void;
}

/** Weekly hours as fields, as an alternative to drawing. Collapsed, because the drawn week shows the same. */
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
