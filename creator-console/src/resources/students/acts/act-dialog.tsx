import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useRefresh } from 'react-admin';
import { refusalOf } from '../../../providers/refusal';
import { focusFirst } from '../../../shared/focus-first';
import { useToast } from '../../../shared/toast/use-toast';
import { texts } from './texts';

interface Field<Name extends string> {
  name: Name;
  label: string;
  max: number;
  help?: string;
  type?: 'email';
  lines?: number;
}

interface Props<Name extends string> {
  title: string;
  text: string;
  submit: string;
  done: (values: Record<Name, string>) => string;
  fields: readonly Field<Name>[];
  onSubmit: (values: Record<Name, string>) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a few words and then does it. What was typed stays when it fails. */
export function ActDialog<Name extends string>({ title, text, submit, done, fields, ...on }: Props<Name>) {
  const heading = useId();
  const [values, setValues] = useState(
    () => Object.fromEntries(fields.map(({ name }) => [name, ''])) as Record<Name, string>,
  );
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [toast, refresh] = [useToast(), useRefresh()];

  async function run(event: FormEvent) {
    event.preventDefault();
    // The dialog lies within the row that opened it; the row is not meant.
    event.stopPropagation();
    if (fields.some(({ name }) => values[name].trim() === '')) return setProblem(texts.missing);
    setBusy(true);
    try {
      await on.onSubmit(values);
      toast({ title: done(values) });
      on.onClose();
      refresh();
    } catch (error) {
      setProblem(refusalOf(error).message ?? texts.failed);
      setBusy(false);
    }
    return undefined;
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={on.onClose}
      onClick={(event) => event.stopPropagation()}
      aria-labelledby={heading}
    >
      <form noValidate onSubmit={(event) => void run(event)}>
        <DialogTitle id={heading} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent ref={focusFirst} sx={{ display: 'grid', gap: 2 }}>
          {problem && <Alert severity="error">{problem}</Alert>}
          <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
          {fields.map(({ name, label, max, help, type, lines = 1 }) => (
            <TextField
              key={name}
              required
              label={label}
              {...(type && { type })}
              multiline={lines > 1}
              minRows={lines}
              helperText={help}
              value={values[name]}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
              slotProps={{ htmlInput: { maxLength: max } }}
            />
          ))}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={on.onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
