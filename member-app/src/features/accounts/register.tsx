import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../shared/lib/paths';
import { Accepting } from '../../shared/ui/accepting';
import { buttonStyle } from '../../shared/ui/button';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';
import { AccountPage } from './account-page';
import { useRegister } from './api';
import { EmailField } from './email-field';
import { NewPasswordField } from './new-password-field';
import { VisitorsOnly } from './visitors-only';

export function Register() {
  const { t } = useTranslation('accounts');
  const { search } = useLocation();
  const register = useRegister();
  return (
    <VisitorsOnly>
      <AccountPage
        title={t('register.title')}
        lead={t('register.lead')}
        illustration="seedling"
        verse={t('register.verse')}
      >
        <Form className="space-y-5" onSubmit={register}>
          <FormField name="name" label={t('fields.name')} hint={t('fields.nameHint')} required>
            <Input autoComplete="name" maxLength={100} />
          </FormField>
          <EmailField />
          <NewPasswordField name="password" label={t('fields.password')} owner="member" />
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
