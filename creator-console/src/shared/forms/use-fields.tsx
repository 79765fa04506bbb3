import { MenuItem } from '@mui/material';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field';

/** Values of a form's fields, and the props of the `TextField` with a name. */
export function useFields<Values extends Record<string, string>>(first: Values | (() => Values)) {
  const [values, setValues] = useState(first);
  const set = (changes: Partial<Values>) => setValues((before) => ({ ...before, ...changes }));
  const field = <Name extends keyof Values & string>(name: Name, max?: number) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      set({ [name]: target.value } as Partial<Record<Name, string>> as Partial<Values>),
    ...(max !== undefined && { slotProps: { htmlInput: { maxLength: max } } }),
  });
  return { values, set, field };
}

interface MomentFieldProps extends Omit<TextFieldProps, 'onChange' | 'slotProps' | 'type'> {
  type?: 'date' | 'datetime-local' | 'time';
  readOnly?: boolean;
  onChange: (typed: string) => void;
}

/** Field for a date, a time or both. */
export const MomentField = ({
  type = 'datetime-local',
  readOnly = false,
  onChange,
  ...field
}: MomentFieldProps) => (
  <TextField
    {...field}
    type={type}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ inputLabel: { shrink: true }, input: { readOnly } }}
  />
);

interface ChoiceFieldProps extends Omit<TextFieldProps, 'onChange' | 'children'> {
  choices: readonly { id: string; name: string }[];
  onChange: (id: string) => void;
}

/** Field for one of a few choices. */
export const ChoiceField = ({ choices, onChange, ...field }: ChoiceFieldProps) => (
  <TextField {...field} select onChange={({ target }) => onChange(target.value)}>
    {choices.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);
