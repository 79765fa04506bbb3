import { Alert, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '../dialogs/form-dialog';
import { isRefusedFor, refusalSentence, signInAgain } from './api';
import { texts } from './texts';
import { TextField } from '../forms/text-field';

/** Asks for the password once more, and for a code where the account has one. */
export function SignInAgain({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const [asksForCode, setAsksForCode] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isActing, setActing] = useState(false);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');

  const submit = async () => {
    setActing(true);
    setProblem(undefined);
    try {
      await signInAgain(password, code);
      onDone();
    } catch (error) {
      if (isRefusedFor(error, 'code_required')) setAsksForCode(true);
      setProblem(refusalSentence(error));
    } finally {
      setActing(false);
    }
  };

  return (
    <FormDialog
      maxWidth="xs"
      title={texts.title}
      submit={texts.submit}
      cancel={texts.cancel}
      isActing={isActing}
      onSubmit={submit}
      onClose={onCancel}
    >
      <DialogContentText>{texts.text}</DialogContentText>
      {problem && <Alert severity={asksForCode ? 'info' : 'error'}>{problem}</Alert>}
      <TextField
        name="password"
        type="password"
        label={texts.password}
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {asksForCode && (
        <TextField
          name="code"
          label={texts.code}
          autoComplete="one-time-code"
          required
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      )}
    </FormDialog>
  );
}
