import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/lib/paths';
import { Button, buttonStyle } from '../../shared/ui/button';
import { Form, SubmitButton } from '../../shared/ui/form';
import { AccountPage } from './account-page';
import { askForReset } from './api';
import { EmailField } from './email-field';
import { accountTexts } from './texts';

const { forgot: texts } = accountTexts;

/** Says the same whether the address has an account or not, as the server does. */
export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <Sent email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <AccountPage title={texts.title} lead={texts.lead} illustration="path" verse={texts.verse}>
      <Form
        className="space-y-6"
        onSubmit={async ({ email }: { email: string }) => {
          await askForReset(email);
          setSentTo(email);
        }}
      >
        <EmailField />
        <SubmitButton size="lg" className="w-full">
          {texts.submit}
        </SubmitButton>
      </Form>
      <BackToSignIn />
    </AccountPage>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <AccountPage title={texts.sent.title} illustration="letter" verse={texts.verse}>
      <output className="block text-lg wrap-anywhere">{texts.sent.text(email)}</output>
      <p className="mt-4 text-ink-soft">{texts.sent.help}</p>
      <Button variant="secondary" className="mt-6" onClick={onAgain}>
        {texts.sent.again}
      </Button>
      <BackToSignIn />
    </AccountPage>
  );
}

function BackToSignIn() {
  return (
    <p className="mt-8">
      <Link to={paths.login} className={buttonStyle({ variant: 'link' })}>
        {texts.back}
      </Link>
    </p>
  );
}
