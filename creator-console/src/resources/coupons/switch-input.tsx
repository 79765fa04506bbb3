import { FormControlLabel, Switch } from '@mui/material';
import { useInput } from 'react-admin';

/** On or off. react-admin's own hands its switch a property that this MUI no longer knows. */
export function SwitchInput({ source, label }: { source: string; label: string }) {
  const { field } = useInput<boolean>({ source });
  return (
    <FormControlLabel
      label={label}
      control={
        <Switch
          checked={Boolean(field.value)}
          onChange={(_, isOn) => field.onChange(isOn)}
          onBlur={field.onBlur}
        />
      }
    />
  );
}
