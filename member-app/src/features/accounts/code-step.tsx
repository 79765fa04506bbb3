import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';
import { AccountPage } from './account-page';
import { type Credentials, useSignIn } from './api';

interface CodeStepProps {
  credentials: Credentials;
  onBack: () => void;
}

export function CodeStep({ credentials, onBack }: CodeStepProps) {
  const { t } = useTranslation('accounts');
  const signIn = useSignIn();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <AccountPage
      title={t('code.title')}
      lead={t('code.lead')}
      illustration="doorway"
      verse={t('signIn.verse')}
    >
      <Form
        isUnsaved={false}
        className="space-y-6"
        onSubmit={({ code }: { code: string }) => signIn({ ...credentials, code })}
      >
        <FormField name="code" label={t('fields.code')} hint={t('fields.codeHint')} required>
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
