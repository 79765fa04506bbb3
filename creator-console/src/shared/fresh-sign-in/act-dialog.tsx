import { MenuItem, Typography } from '@mui/material';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useRefresh } from 'react-admin';
import { useAct } from './use-act';
import { useToast } from '../toast/use-toast';
import { FormDialog, type FormDialogProps } from '../dialogs/form-dialog';
import { TextField } from '../forms/text-field';

interface Field<Name extends string> {
  name: Name;
  label: string;
  max?: number;
  help?: string;
  type?: 'email';
  lines?: number;
  /** Initial value to edit. */
  initial?: string;
  /** Options to choose from; the first is preselected. */
  options?: readonly { value: string; label: string }[];
}

interface Props<Name extends string, Result>
  extends Pick<FormDialogProps, 'title' | 'submit' | 'cancel' | 'isGrave' | 'isReady' | 'onClose'> {
  text?: string;
  done: (values: Record<Name, string>, result: Result) => string;
  fields?: readonly Field<Name>[];
  onSubmit: (values: Record<Name, string>) => Promise<Result>;
  /** Shown below the fields, based on the typed text. */
  more?: ComponentType<Record<Name, string>>;
  /** Reloads what changed; by default everything shown. */
  onDone?: () => void;
  /** Shown between the text and the fields. */
  children?: ReactNode;
}

/** Confirms first, with a text if needed, then runs the action. */
export function ActDialog<Name extends string, Result>(props: Props<Name, Result>) {
  const { text, done, fields = [], more: More, children, onSubmit, onDone, ...dialog } = props;
  const [values, setValues] = useState(
    () =>
      Object.fromEntries(
        fields.map(({ name, options, initial = '' }) => [name, options?.[0]?.value ?? initial]),
      ) as Record<Name, string>,
  );
  const { run, ...acting } = useAct();
  const toast = useToast();
  const refresh = useRefresh();

  function act() {
    void run(async () => {
      const result = await onSubmit(values);
      toast({ title: done(values, result) });
      dialog.onClose();
      (onDone ?? refresh)();
    });
  }

  return (
    <FormDialog {...acting} {...dialog} onSubmit={act}>
      {text && <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>}
      {children}
      {fields.map(({ name, label, max, help, type, options, lines = 1 }) => (
        <TextField
          name={name}
          key={name}
          required
          label={label}
          {...(type && { type })}
          multiline={lines > 1}
          minRows={lines}
          maxRows={Math.max(lines, 10)}
          helperText={help}
          value={values[name]}
          onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          select={options !== undefined}
          slotProps={{ htmlInput: { maxLength: max } }}
        >
          {options?.map((option) => (
            <MenuItem key={option.value} value={option.value}>
              {option.label}
            </MenuItem>
          ))}
        </TextField>
      ))}
      {More && <More {...values} />}
    </FormDialog>
  );
}
