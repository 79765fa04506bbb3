import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { isRefusal } from '../../shared/api/refusal';
import { paths } from '../../shared/lib/paths';
import { Accepting } from '../../shared/ui/accepting';
import { buttonStyle } from '../../shared/ui/button';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';
import { AccountPage } from './account-page';
import { type NewAccount, useRegister } from './api';
import { BirthDateField } from './birth-date-field';
import { EmailField } from './email-field';
import { GuardianNeeded } from './guardian-needed';
import { NewPasswordField } from './new-password-field';
import { VisitorsOnly } from './visitors-only';

export function Register() {
  const { t } = useTranslation('accounts');
  const { search } = useLocation();
  const register = useRegister();
  const [isGuardianNeeded, setGuardianNeeded] = useState(false);
  const [wantsNews, setWantsNews] = useState(false);

  async function submit(account: Omit<NewAccount, 'wantsNews'>) {
    try {
      await register({ ...account, ...(wantsNews && { wantsNews }) });
    } catch (error) {
      if (!isRefusal(error, 'guardian_needed')) throw error;
      setGuardianNeeded(true);
    }
  }

  if (isGuardianNeeded) return <GuardianNeeded />;
  return (
    <VisitorsOnly>
      <AccountPage
        title={t('register.title')}
        lead={t('register.lead')}
        illustration="seedling"
        verse={t('register.verse')}
      >
        <Form className="space-y-5" onSubmit={submit}>
          <FormField name="name" label={t('fields.name')} hint={t('fields.nameHint')} required>
            <Input autoComplete="name" maxLength={100} />
          </FormField>
          <EmailField />
          <BirthDateField />
          <NewPasswordField name="password" label={t('fields.password')} owner="member" />
          <label className="flex items-start gap-3">
            <input
              type="checkbox"
              className="mt-1 size-5 shrink-0 accent-evergreen"
              checked={wantsNews}
              onChange={({ target }) => setWantsNews(target.checked)}
            />
            <span>{t('register.wantsNews')}</span>
          </label>
          <SubmitButton size="lg" className="w-full">
            {t('register.submit')}
          </SubmitButton>
          <Accepting by={t('register.accepting')} texts={['terms', 'privacy']} />
        </Form>
        <p className="mt-8 text-ink-soft">
          {t('register.hasAccount')}{' '}
          <Link to={{ pathname: paths.login, search }} className={buttonStyle({ variant: 'link' })}>
            {t('register.signIn')}
          </Link>
        </p>
      </AccountPage>
    </VisitorsOnly>
  );
}
