import { Muted } from '../shared/muted';
import { Alert, Button, Link } from '@mui/material';
import { useEffect, useState } from 'react';
import { useLogin } from 'react-admin';
import { CodeRequired, type Credentials, NotTheCoach, whoIsThere } from '../providers/auth-provider';
import { texts } from './texts';
import { CardPage } from '../shared/card-page';
import { TextField } from '../shared/forms/text-field';
import { MarkedForm } from '../shared/forms/marked-form';

/** Signs in, and holds the reason of a refusal. */
function useSignIn() {
  const login = useLogin();
  const [asksForCode, setAsksForCode] = useState(false);
  const [refusal, setRefusal] = useState<Error>();
  const [pending, setPending] = useState(false);

  useEffect(() => {
    whoIsThere().then(
      (account) => account && account.role !== 'creator' && setRefusal(new NotTheCoach()),
      () => undefined, // The form works without this; signing in will report any problem.
    );
  }, []);

  const submit = async (element: HTMLFormElement) => {
    const form = new FormData(element);
    const credentials: Credentials = {
      email: String(form.get('email')),
      password: String(form.get('password')),
    };
    const code = String(form.get('code') ?? '');
    setPending(true);
    setRefusal(undefined);
    try {
      await login({ ...credentials, ...(code !== '' && { code }) }, '/');
    } catch (error) {
      if (error instanceof CodeRequired) setAsksForCode(true);
      setRefusal(error instanceof Error ? error : new Error(texts.failed));
    } finally {
      setPending(false);
    }
  };
  return { submit, asksForCode, refusal, pending };
}

/** The coach's sign-in. A member gets an explanation and a link to the member app. */
export const SignInPage = () => {
  const { submit, asksForCode, refusal, pending } = useSignIn();
  return (
    <CardPage title={texts.title} lead={texts.subtitle} maxWidth={420}>
      <MarkedForm isBusy={pending} isUnsaved={false} onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
        {refusal && (
          <Alert
            severity={refusal instanceof NotTheCoach || refusal instanceof CodeRequired ? 'info' : 'error'}
          >
            {refusal.message}
          </Alert>
        )}
        <TextField name="email" type="email" label={texts.email} autoComplete="username" required />
        <TextField
          name="password"
          type="password"
          label={texts.password}
          autoComplete="current-password"
          required
        />
        {asksForCode && (
          <TextField
            name="code"
            label={texts.code}
            autoComplete="one-time-code"
            helperText={texts.codeHint}
            required
            slotProps={{ htmlInput: { maxLength: 32, autoCapitalize: 'none', spellCheck: false } }}
          />
        )}
        <Button type="submit" variant="contained" size="large" disabled={pending}>
          {pending ? texts.signingIn : texts.signIn}
        </Button>
        <Muted>
          {texts.notYou} <Link href="/">{texts.memberApp}</Link>
        </Muted>
      </MarkedForm>
    </CardPage>
  );
};
