import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { isRefusal } from '../../shared/api/refusal';
import { paths } from '../../shared/lib/paths';
import { Accepting } from '../../shared/ui/accepting';
import { Button, ButtonLink, buttonStyle } from '../../shared/ui/button';
import { Form, SubmitButton } from '../../shared/ui/form';
import { AccountPage } from './account-page';
import { askForReset, useResetPassword } from './api';
import { EmailField } from './email-field';
import { NewPasswordField } from './new-password-field';
import type { NewPassword } from './new-password';

/** Shows the same message for an address with or without an account, like the server. */
export function ForgotPassword() {
  const { t } = useTranslation('accounts');
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <Sent email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <AccountPage
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      illustration="path"
      verse={t('forgot.verse')}
    >
      <Form
        isUnsaved={false}
        className="space-y-6"
        onSubmit={async ({ email }: { email: string }) => {
          await askForReset(email);
          setSentTo(email);
        }}
      >
        <EmailField />
        <SubmitButton size="lg" className="w-full">
          {t('forgot.submit')}
        </SubmitButton>
      </Form>
      <BackToSignIn />
    </AccountPage>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation('accounts');
  return (
    <AccountPage title={t('forgot.sent.title')} illustration="letter" verse={t('forgot.verse')}>
      <output className="block text-lg wrap-anywhere">{t('forgot.sent.text', { email })}</output>
      <p className="mt-4 text-ink-soft">{t('forgot.sent.help')}</p>
      <Button variant="secondary" className="mt-6" onClick={onAgain}>
        {t('forgot.sent.again')}
      </Button>
      <BackToSignIn />
    </AccountPage>
  );
}

function BackToSignIn() {
  const { t } = useTranslation('accounts');
  return (
    <p className="mt-8">
      <Link to={paths.login} className={buttonStyle({ variant: 'link' })}>
        {t('forgot.back')}
      </Link>
    </p>
  );
}

/** Target of the emailed link: a new password, or the first one of an invited person. */
export function ResetPassword() {
  const { t } = useTranslation('accounts');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const reset = useResetPassword();
  const token = params.get('token') ?? '';
  const of = params.has('joining') ? 'join' : 'reset';
  const [expired, setExpired] = useState(token === '');

  async function submit({ password }: { password: string }) {
    try {
      await reset({ token, password });
      const state: NewPassword = { newPassword: of === 'join' ? 'first' : 'changed' };
      await navigate(paths.login, { state });
    } catch (error) {
      if (!isRefusal(error, 'link_invalid')) throw error;
      setExpired(true);
    }
  }

  if (expired)
    return (
      <AccountPage title={t('reset.expired.title')} illustration="fallen-leaf" verse={t('reset.verse')}>
        <p role="alert" className="text-lg text-ink-soft">
          {t('reset.expired.text')}
        </p>
        <ButtonLink size="lg" className="mt-8" to={paths.forgotPassword}>
          {t('reset.expired.again')}
        </ButtonLink>
      </AccountPage>
    );
  return (
    <AccountPage title={t(`${of}.title`)} lead={t(`${of}.lead`)} illustration="moon" verse={t('reset.verse')}>
      <Form className="space-y-6" onSubmit={submit}>
        <NewPasswordField
          name="password"
          label={t(of === 'join' ? 'fields.password' : 'fields.newPassword')}
          owner="somebody"
        />
        <SubmitButton size="lg" className="w-full">
          {t(`${of}.submit`)}
        </SubmitButton>
        {of === 'join' && <Accepting by={t('join.accepting')} texts={['terms', 'privacy']} />}
      </Form>
    </AccountPage>
  );
}
