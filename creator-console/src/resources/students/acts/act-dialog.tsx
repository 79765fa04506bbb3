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
import { type ComponentType, type FormEvent, useId, useState } from 'react';
import { useRefresh } from 'react-admin';
import { focusFirst } from '../../../shared/focus-first';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
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

interface Props<Name extends string, Result> {
  title: string;
  text: string;
  submit: string;
  done: (values: Record<Name, string>, result: Result) => string;
  fields: readonly Field<Name>[];
  onSubmit: (values: Record<Name, string>) => Promise<Result>;
  /** Below the fields, made of what was typed so far. */
  more?: ComponentType<Record<Name, string>>;
  onClose: () => void;
}

/** Asks for a few words and then does it. What was typed stays when it fails. */
export function ActDialog<Name extends string, Result>({
  title,
  text,
  submit,
  done,
  fields,
  more: More,
  ...on
}: Props<Name, Result>) {
  const heading = useId();
  const [values, setValues] = useState(
    () => Object.fromEntries(fields.map(({ name }) => [name, ''])) as Record<Name, string>,
  );
  const [isIncomplete, setIncomplete] = useState(false);
  const { run, isActing, problem: refused, dialog } = useAct();
  const [toast, refresh] = [useToast(), useRefresh()];

  const problem = isIncomplete ? texts.missing : refused;

  function act(event: FormEvent) {
    event.preventDefault();
    // The dialog lies within the row that opened it; the row is not meant.
    event.stopPropagation();
    const isMissing = fields.some(({ name }) => values[name].trim() === '');
    setIncomplete(isMissing);
    if (isMissing) return;
    void run(async () => {
      const result = await on.onSubmit(values);
      toast({ title: done(values, result) });
      on.onClose();
      refresh();
    });
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
      <form noValidate onSubmit={act}>
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
          {More && <More {...values} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={on.onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="contained" disabled={isActing}>
            {submit}
          </Button>
        </DialogActions>
      </form>
      {dialog}
    </Dialog>
  );
}
