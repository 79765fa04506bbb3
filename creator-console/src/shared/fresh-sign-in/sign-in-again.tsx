import { Alert, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { hasCode, refusalOf, WrongFields } from '../../providers/refusal';
import { FormDialog } from '../dialogs/form-dialog';
import { texts as forms } from '../forms/texts';
import { signInAgain } from './api';
import { texts } from './texts';
import { TextField } from '../forms/text-field';

/** Reasons to ask for a code: many wrong passwords require an emailed one, the second factor one from the app. */
const ASKS_FOR_CODE = ['code_required', 'mailed_code_required'];

/** Marks the password, although the server doesn't name it: a sign-in must not reveal which of the two was wrong. */
const marked = (error: unknown): unknown =>
  hasCode(error, 'wrong_credentials')
    ? new WrongFields(forms.check, { password: refusalOf(error).message ?? forms.problem })
    : error;

/** Asks for the password again, and for a code if the account has one. */
export function SignInAgain({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  /** Reason for a required code; undefined: none is required. */
  const [codeAsked, setCodeAsked] = useState<string>();
  const [refusal, setRefusal] = useState<unknown>();
  const [isActing, setActing] = useState(false);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');

  const submit = async () => {
    setActing(true);
    setRefusal(undefined);
    try {
      await signInAgain(password, code);
      onDone();
    } catch (error) {
      const asksNow = ASKS_FOR_CODE.some((why) => hasCode(error, why));
      if (asksNow && codeAsked === undefined) setCodeAsked(refusalOf(error).message ?? texts.code);
      else setRefusal(marked(error));
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
      refusal={refusal}
      onSubmit={submit}
      onClose={onCancel}
    >
      <DialogContentText>{texts.text}</DialogContentText>
      {codeAsked !== undefined && <Alert severity="info">{codeAsked}</Alert>}
      <TextField
        name="password"
        type="password"
        label={texts.password}
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {codeAsked !== undefined && (
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
