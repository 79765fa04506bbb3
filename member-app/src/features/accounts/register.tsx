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
import { accountTexts } from './texts';
import { VisitorsOnly } from './visitors-only';

const { register: texts, fields } = accountTexts;

export function Register() {
  const { search } = useLocation();
  const register = useRegister();
  return (
    <VisitorsOnly>
      <AccountPage title={texts.title} lead={texts.lead} illustration="seedling" verse={texts.verse}>
        <Form className="space-y-5" onSubmit={register}>
          <FormField name="name" label={fields.name} hint={fields.nameHint} required>
            <Input autoComplete="name" maxLength={100} />
          </FormField>
          <EmailField />
          <NewPasswordField name="password" label={fields.password} owner="member" />
          <SubmitButton size="lg" className="w-full">
            {texts.submit}
          </SubmitButton>
          <Accepting by={texts.accepting} texts={['terms', 'privacy']} />
        </Form>
        <p className="mt-8 text-ink-soft">
          {texts.hasAccount}{' '}
          <Link to={{ pathname: paths.login, search }} className={buttonStyle({ variant: 'link' })}>
            {texts.signIn}
          </Link>
        </p>
      </AccountPage>
    </VisitorsOnly>
  );
}
