import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { isRefusal } from '../../shared/api/refusal';
import { paths } from '../../shared/lib/paths';
import { Alert } from '../../shared/ui/alert';
import { Button, buttonStyle } from '../../shared/ui/button';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';
import { PasswordInput } from '../../shared/ui/password-input';
import { AccountPage } from './account-page';
import { type Credentials, useSignIn } from './api';
import { EmailOrNameField } from './email-field';
import { GuardianNeeded } from './guardian-needed';
import { newPasswordOf } from './new-password';
import { VisitorsOnly } from './visitors-only';

/** A sign-in that continues with a code. */
interface Begun {
  credentials: Credentials;
  from: CodeSource;
}

/** Email and password; then a code, if the account requires one or strangers have tried to sign in. */
export function SignIn() {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [isGuardianNeeded, setGuardianNeeded] = useState(false);
  const onGuardianNeeded = () => setGuardianNeeded(true);
  if (isGuardianNeeded) return <GuardianNeeded />;
  return (
    <VisitorsOnly>
      {begun ? (
        <CodeStep {...begun} onBack={() => setBegun(null)} />
      ) : (
        <PasswordStep onCodeRequired={setBegun} onGuardianNeeded={onGuardianNeeded} />
      )}
    </VisitorsOnly>
  );
}

interface PasswordStepProps {
  onCodeRequired: (begun: Begun) => void;
  onGuardianNeeded: () => void;
}

function PasswordStep({ onCodeRequired, onGuardianNeeded }: PasswordStepProps) {
  const { t } = useTranslation('accounts');
  const { search, state } = useLocation();
  const newPassword = newPasswordOf(state);
  const signIn = useSignIn();

  async function submit(credentials: { email: string; password: string }) {
    try {
      await signIn(credentials);
    } catch (error) {
      if (isRefusal(error, 'guardian_needed')) return onGuardianNeeded();
      if (isRefusal(error, 'mailed_code_required')) return onCodeRequired({ credentials, from: 'mail' });
      if (!isRefusal(error, 'code_required')) throw error;
      onCodeRequired({ credentials, from: 'app' });
    }
  }

  return (
    <AccountPage
      title={t('signIn.title')}
      lead={t('signIn.lead')}
      illustration="doorway"
      verse={t('signIn.verse')}
    >
      {newPassword && (
        <Alert tone="success" title={t(`signIn.newPassword.${newPassword}.title`)} className="mb-8">
          {t(`signIn.newPassword.${newPassword}.text`)}
        </Alert>
      )}
      <Form isUnsaved={false} className="space-y-5" onSubmit={submit}>
        <EmailOrNameField />
        <FormField name="password" label={t('fields.password')} required>
          <PasswordInput autoComplete="current-password" />
        </FormField>
        <p>
          <Link to={paths.forgotPassword} className={buttonStyle({ variant: 'link', size: 'sm' })}>
            {t('signIn.forgot')}
          </Link>
        </p>
        <SubmitButton size="lg" className="w-full">
          {t('signIn.submit')}
        </SubmitButton>
      </Form>
      <p className="mt-8 text-ink-soft">
        {t('signIn.newHere')}{' '}
        <Link to={{ pathname: paths.register, search }} className={buttonStyle({ variant: 'link' })}>
          {t('signIn.register')}
        </Link>
      </p>
    </AccountPage>
  );
}

/** Source of the code. */
type CodeSource = 'app' | 'mail';

interface CodeStepProps {
  credentials: Credentials;
  from: CodeSource;
  onBack: () => void;
}

/** Asks for the code. After a mailed one, an account with a second factor asks for that too. */
function CodeStep({ credentials, from, onBack }: CodeStepProps) {
  const { t } = useTranslation('accounts');
  const signIn = useSignIn();
  const input = useRef<HTMLInputElement>(null);
  const [source, setSource] = useState(from);
  useEffect(() => input.current?.focus(), [source]);

  async function submit({ code }: { code: string }) {
    try {
      await signIn({ ...credentials, code });
    } catch (error) {
      if (source !== 'mail' || !isRefusal(error, 'code_required')) throw error;
      setSource('app');
    }
  }

  return (
    <AccountPage
      title={t('code.title')}
      lead={t(source === 'mail' ? 'code.mailedLead' : 'code.lead')}
      illustration="doorway"
      verse={t('signIn.verse')}
    >
      <Form key={source} isUnsaved={false} className="space-y-6" onSubmit={submit}>
        <FormField
          name="code"
          label={t('fields.code')}
          hint={t(source === 'mail' ? 'fields.mailedCodeHint' : 'fields.codeHint')}
          required
        >
          <Input
            ref={input}
            maxLength={32}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            className="tracking-widest tabular-nums"
          />
        </FormField>
        <SubmitButton size="lg" className="w-full">
          {t('code.submit')}
        </SubmitButton>
      </Form>
      <Button variant="link" className="mt-8" onClick={onBack}>
        {t('code.back')}
      </Button>
    </AccountPage>
  );
}
