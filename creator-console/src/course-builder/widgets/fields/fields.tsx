import { MenuItem } from '@mui/material';
import type { HTMLInputTypeAttribute } from 'react';
import { TextField } from '../../../shared/forms/text-field';
import { texts } from '../parts/texts';

export interface EditorProps<Draft> {
  value: Draft;
  onChange: (value: Draft) => void;
}

/** Settings of a draft that hold this kind of value. */
type NamesOf<Draft, Value> = {
  [Name in keyof Draft & string]: Draft[Name] extends Value | null | undefined ? Name : never;
}[keyof Draft & string];

interface WordsProps<Draft> extends EditorProps<Draft> {
  name: NamesOf<Draft, string>;
  label: string;
  max: number;
  required?: boolean;
  rows?: number;
  type?: HTMLInputTypeAttribute;
  help?: string;
}

const wordsIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A text setting. */
export const Words = <Draft,>({
  value,
  onChange,
  name,
  label,
  max,
  required = false,
  rows,
  type,
  help,
}: WordsProps<Draft>) => (
  <TextField
    name={name}
    label={label}
    required={required}
    type={type ?? 'text'}
    helperText={help}
    value={wordsIn(value[name])}
    onChange={({ target }) => onChange({ ...value, [name]: target.value })}
    {...(rows && { multiline: true, minRows: rows, maxRows: 12 })}
    slotProps={{ htmlInput: { maxLength: max } }}
  />
);

interface WholeProps<Draft> extends EditorProps<Draft> {
  name: NamesOf<Draft, number>;
  label: string;
  min: number;
  max: number;
}

/** A whole-number setting. */
export const Whole = <Draft,>({ value, onChange, name, label, min, max }: WholeProps<Draft>) => (
  <TextField
    name={name}
    type="number"
    label={label}
    value={value[name] ?? ''}
    onChange={({ target }) =>
      onChange({ ...value, [name]: target.value === '' ? undefined : Math.trunc(Number(target.value)) })
    }
    slotProps={{ htmlInput: { min, max, step: 1 } }}
    sx={{ flex: 1 }}
  />
);

interface ChoiceProps<Draft, Name extends NamesOf<Draft, string>> extends EditorProps<Draft> {
  name: Name;
  label: string;
  /** The label for each value. */
  choices: Readonly<Record<NonNullable<Draft[Name]> & string, string>>;
}

export const Choice = <Draft, Name extends NamesOf<Draft, string>>({
  value,
  onChange,
  name,
  label,
  choices,
}: ChoiceProps<Draft, Name>) => (
  <TextField
    name={name}
    select
    label={label}
    value={wordsIn(value[name])}
    onChange={({ target }) => onChange({ ...value, [name]: target.value })}
  >
    {Object.entries<string>(choices).map(([key, words]) => (
      <MenuItem key={key} value={key}>
        {words}
      </MenuItem>
    ))}
  </TextField>
);

const URL_LIMIT = 2000;

export const AddressField = ({ help, ...props }: EditorProps<{ url?: string }> & { help: string }) => (
  <Words {...props} name="url" label={texts.url} type="url" max={URL_LIMIT} required help={help} />
);

const QUESTION = 500;

export const QuestionField = (props: EditorProps<{ question?: string }>) => (
  <Words {...props} name="question" label={texts.question} max={QUESTION} required rows={2} />
);
