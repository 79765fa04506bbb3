import type { Part } from './part';
import { TextField } from '../../shared/forms/text-field';

interface WordsFieldProps {
  part: Part<string>;
  label: string;
  help?: string;
  /** More than one: a field for a paragraph. */
  rows?: number;
}

export const WordsField = ({ part: { value, change, path }, label, help, rows = 1 }: WordsFieldProps) => (
  <TextField
    name={path}
    fullWidth
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => change(target.value)}
    helperText={help}
    {...(rows > 1 && { multiline: true, minRows: rows })}
  />
);
