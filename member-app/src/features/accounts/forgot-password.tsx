import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/lib/paths';
import { Button, buttonStyle } from '../../shared/ui/button';
import { Form, SubmitButton } from '../../shared/ui/form';
import { AccountPage } from './account-page';
import { askForReset } from './api';
import { EmailField } from './email-field';

/** Says the same whether the address has an account or not, as the server does. */
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
