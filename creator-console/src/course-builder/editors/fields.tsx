import { MenuItem, TextField } from '@mui/material';
import type { HTMLInputTypeAttribute } from 'react';
import { wordsIn } from '../widgets/reading';
import { useFault } from './faults-context';

export interface EditorProps {
  value: Record<string, unknown>;
  onChange: (value: Record<string, unknown>) => void;
}

interface WordsProps extends EditorProps {
  name: string;
  label: string;
  max: number;
  required?: boolean;
  rows?: number;
  type?: HTMLInputTypeAttribute;
  help?: string;
}

/** One setting in words. */
export const Words = ({
  value,
  onChange,
  name,
  label,
  max,
  required = false,
  rows,
  type,
  help,
}: WordsProps) => (
  <TextField
    label={label}
    required={required}
    type={type ?? 'text'}
    {...useFault(name, help)}
    value={wordsIn(value, name)}
    onChange={({ target }) => onChange({ ...value, [name]: target.value })}
    {...(rows && { multiline: true, minRows: rows, maxRows: 12 })}
    slotProps={{ htmlInput: { maxLength: max } }}
  />
);

interface WholeProps extends EditorProps {
  name: string;
  label: string;
  min: number;
  max: number;
}

/** One setting as a whole number. */
export const Whole = ({ value, onChange, name, label, min, max }: WholeProps) => (
  <TextField
    type="number"
    label={label}
    {...useFault(name)}
    value={typeof value[name] === 'number' ? value[name] : ''}
    onChange={({ target }) =>
      onChange({ ...value, [name]: target.value === '' ? null : Math.trunc(Number(target.value)) })
    }
    slotProps={{ htmlInput: { min, max, step: 1 } }}
    sx={{ flex: 1 }}
  />
);

interface ChoiceProps extends EditorProps {
  name: string;
  label: string;
  choices: Readonly<Record<string, string>>;
}

export const Choice = ({ value, onChange, name, label, choices }: ChoiceProps) => (
  <TextField
    select
    label={label}
    {...useFault(name)}
    value={wordsIn(value, name)}
    onChange={({ target }) => onChange({ ...value, [name]: target.value })}
  >
    {Object.entries(choices).map(([key, words]) => (
      <MenuItem key={key} value={key}>
        {words}
      </MenuItem>
    ))}
  </TextField>
);
