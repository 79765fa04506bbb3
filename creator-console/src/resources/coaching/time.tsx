import { TextField } from '@mui/material';

/** Every half hour of a day; 24:00 is its end. */
const TIMES = Array.from({ length: 49 }, (_, half) => {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(half / 2))}:${two((half % 2) * 30)}`;
});

interface TimeProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** An hour of a day, to every half. */
export const Time = ({ label, value, onChange }: TimeProps) => (
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
