import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { isRefusedFor, refusalSentence, signInAgain } from './api';
import { texts } from './texts';

/** Asks for the password once more, and for a code where the account has one. */
export function SignInAgain({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const [asksForCode, setAsksForCode] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState(false);
  const title = useId();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setPending(true);
    setProblem(undefined);
    try {
      await signInAgain(String(form.get('password')), String(form.get('code') ?? ''));
      onDone();
    } catch (error) {
      if (isRefusedFor(error, 'code_required')) setAsksForCode(true);
      setProblem(refusalSentence(error));
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog open onClose={onCancel} aria-labelledby={title} fullWidth maxWidth="xs">
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id={title}>{texts.title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <DialogContentText>{texts.text}</DialogContentText>
            {problem && <Alert severity={asksForCode ? 'info' : 'error'}>{problem}</Alert>}
            <TextField
              name="password"
              type="password"
              label={texts.password}
              autoComplete="current-password"
              required
            />
            {asksForCode && (
              <TextField name="code" label={texts.code} autoComplete="one-time-code" required />
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          <Button type="submit" variant="contained" disabled={pending}>
            {texts.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
