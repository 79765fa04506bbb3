import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { Form, SubmitButton } from '../../shared/ui/form';
import { isRefusal } from '../../shared/api/refusal';
import { AccountPage } from './account-page';
import { useResetPassword } from './api';
import { NewPasswordField } from './new-password-field';
import { passwordChanged } from './password-changed';
import { accountTexts } from './texts';

const { reset: texts, fields } = accountTexts;

/** Where the mail's link leads; a new coach's invitation leads here too. */
export function ResetPassword() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const reset = useResetPassword();
  const token = params.get('token') ?? '';
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
    <AccountPage title={texts.title} lead={texts.lead} illustration="moon" verse={texts.verse}>
      <Form className="space-y-6" onSubmit={submit}>
        <NewPasswordField name="password" label={fields.newPassword} owner="somebody" />
        <SubmitButton size="lg" className="w-full">
          {texts.submit}
        </SubmitButton>
      </Form>
    </AccountPage>
  );
}

function Expired() {
  const { title, text, again } = texts.expired;
  return (
    <AccountPage title={title} illustration="fallen-leaf" verse={texts.verse}>
      <p role="alert" className="text-lg text-ink-soft">
        {text}
      </p>
      <ButtonLink size="lg" className="mt-8" to={paths.forgotPassword}>
        {again}
      </ButtonLink>
    </AccountPage>
  );
}
