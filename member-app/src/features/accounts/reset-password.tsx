import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { Accepting } from '../../shared/ui/accepting';
import { Form, SubmitButton } from '../../shared/ui/form';
import { isRefusal } from '../../shared/api/refusal';
import { AccountPage } from './account-page';
import { useResetPassword } from './api';
import { NewPasswordField } from './new-password-field';
import { passwordChanged } from './password-changed';

/** Where the mail's link leads: to a new password, or to the first one of whoever was invited. */
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
      await navigate(paths.login, { state: passwordChanged });
    } catch (error) {
      if (!isRefusal(error, 'link_invalid')) throw error;
      setExpired(true);
    }
  }

  if (expired) return <Expired />;
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

function Expired() {
  const { t } = useTranslation('accounts');
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
}
