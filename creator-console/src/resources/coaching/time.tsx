import { clockOf, minutesOf } from './grid/wall';
import { TextField } from '../../shared/forms/text-field';
import { timeInWords } from '../../shared/time-of-day';

/** Every quarter of an hour of a day; 24:00 is its end. */
const TIMES = Array.from({ length: 97 }, (_, quarter) => clockOf(quarter * 15));

interface TimeProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A time of a day, to every quarter of an hour. */
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
