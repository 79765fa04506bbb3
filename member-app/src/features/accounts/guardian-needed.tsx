import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';
import { AccountPage } from './account-page';
import { askGuardian } from './api';

/** Shows the same to everyone whose account a mother has to create. */
export function GuardianNeeded() {
  const { t } = useTranslation('accounts');
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AccountPage
      title={t('guardianNeeded.title')}
      lead={t('guardianNeeded.lead')}
      illustration="cups"
      verse={t('guardianNeeded.verse')}
    >
      {sentTo === null ? (
        <Form
          className="space-y-5"
          onSubmit={async ({ email }: { email: string }) => {
            await askGuardian(email);
            setSentTo(email);
          }}
        >
          <FormField
            name="email"
            label={t('guardianNeeded.email')}
            hint={t('guardianNeeded.emailHint')}
            required
          >
            <Input type="email" maxLength={254} autoComplete="off" autoCapitalize="none" spellCheck={false} />
          </FormField>
          <SubmitButton size="lg" className="w-full">
            {t('guardianNeeded.submit')}
          </SubmitButton>
        </Form>
      ) : (
        <output className="block text-lg wrap-anywhere">{t('guardianNeeded.sent', { email: sentTo })}</output>
      )}
    </AccountPage>
  );
}
