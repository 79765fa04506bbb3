import {
  Checkbox,
  FormControlLabel,
  FormHelperText,
  Radio,
  RadioGroup,
  type RadioGroupProps,
  Switch,
  type SxProps,
} from '@mui/material';
import { type ReactNode, useId } from 'react';

interface CheckProps {
  label: ReactNode;
  checked: boolean;
  onChange: (isOn: boolean) => void;
  help?: string;
  disabled?: boolean;
  /** Shown as a switch, because it takes effect immediately. */
  isSwitch?: boolean;
  sx?: SxProps;
}

/** A checkbox or a switch, with label and explanation. */
export function CheckField({
  label,
  checked,
  onChange,
  help,
  disabled = false,
  isSwitch = false,
  sx,
}: CheckProps) {
  const helpId = useId();
  const Control = isSwitch ? Switch : Checkbox;
  const field = (
    <FormControlLabel
      label={label}
      disabled={disabled}
      {...(sx && { sx })}
      control={
        <Control
          checked={checked}
          onChange={(_, isOn) => onChange(isOn)}
          slotProps={{ input: { 'aria-describedby': help && helpId } }}
        />
      }
    />
  );
  if (help === undefined) return field;
  return (
    <div>
      {field}
      <FormHelperText id={helpId}>{help}</FormHelperText>
    </div>
  );
}

interface RadioProps<Choice extends string> extends Omit<RadioGroupProps, 'value' | 'onChange'> {
  names: Record<Choice, ReactNode>;
  value: Choice;
  onChange: (choice: Choice) => void;
}

/** Radio buttons, for a few choices that are all visible. */
export const RadioField = <Choice extends string>({
  names,
  value,
  onChange,
  ...group
}: RadioProps<Choice>) => (
  <RadioGroup {...group} value={value} onChange={(_, chosen) => onChange(chosen as Choice)}>
    {(Object.keys(names) as Choice[]).map((choice) => (
      <FormControlLabel key={choice} value={choice} control={<Radio />} label={names[choice]} />
    ))}
  </RadioGroup>
);
