import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { isDay } from './period';
import { texts } from './texts';
import { focusFirst } from '../focus-first';
import { TextField } from '../forms/text-field';

interface Props {
  /** Name of the input among the filters of its list; its dates have the two names below. */
  source: string;
  label: string;
  from: string;
  to: string;
  alwaysOn: true;
  /** Collapsed to its name until it is opened or has a date. */
  isFolded?: boolean;
}

/**
 * Date range filter in one row. Always shown, so that both dates are removed together. Sends a request only when a date
 * changes: react-admin's inputs also do so on blur, which would return to the list.
 */
export function DaysInput({ label, from, to, isFolded = false }: Props) {
  const { filterValues } = useListContext();
  const [isOpen, setOpen] = useState(false);
  if (isFolded && !isOpen && !filterValues[from] && !filterValues[to]) {
    return (
      <Button
        color="inherit"
        startIcon={<CalendarIcon />}
        aria-expanded={false}
        onClick={() => setOpen(true)}
        sx={{ minHeight: 40, mb: 0.5, color: 'text.secondary' }}
      >
        {label}
      </Button>
    );
  }
  return (
    <Stack
      // Focused only where it replaced the clicked button.
      ref={isOpen ? focusFirst : null}
      component="fieldset"
      direction="row"
      spacing={1}
      aria-label={label}
      sx={{ border: 0, m: 0, mb: 0.5, p: 0, pt: 1, minWidth: 0 }}
    >
      <Day name={from} label={`${label} ${texts.from.toLowerCase()}`} />
      <Day name={to} label={texts.to} />
    </Stack>
  );
}

function Day({ name, label }: { name: string; label: string }) {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  /** While its year is being typed, a date is far in the past. */
  const [unfinished, setUnfinished] = useState<string>();
  const change = (day: string) => {
    if (day !== '' && !isDay(day)) return setUnfinished(day);
    setUnfinished(undefined);
    const { [name]: _, ...others } = filterValues as Record<string, unknown>;
    return setFilters(day === '' ? others : { ...others, [name]: day }, displayedFilters);
  };
  return (
    <TextField
      name={name}
      type="date"
      size="small"
      margin="none"
      label={label}
      value={unfinished ?? String(filterValues[name] ?? '')}
      onChange={({ target }) => change(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ minWidth: 150 }}
    />
  );
}
