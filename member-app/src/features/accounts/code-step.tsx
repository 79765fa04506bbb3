import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../shared/api/refusal';
import { Button } from '../../shared/ui/button';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';
import { AccountPage } from './account-page';
import { type Credentials, useSignIn } from './api';

/** Where the code is found. */
export type CodeSource = 'app' | 'mail';

interface CodeStepProps {
  credentials: Credentials;
  from: CodeSource;
  onBack: () => void;
}

/** Asks for the code. After a mailed one, an account with a second factor asks for that, too. */
export function CodeStep({ credentials, from, onBack }: CodeStepProps) {
  const { t } = useTranslation('accounts');
  const signIn = useSignIn();
  const input = useRef<HTMLInputElement>(null);
  const [source, setSource] = useState(from);
  useEffect(() => input.current?.focus(), [source]);

  async function submit({ code }: { code: string }) {
    try {
      await signIn({ ...credentials, code });
    } catch (error) {
      if (source !== 'mail' || !isRefusal(error, 'code_required')) throw error;
      setSource('app');
    }
  }

  return (
    <AccountPage
      title={t('code.title')}
      lead={t(source === 'mail' ? 'code.mailedLead' : 'code.lead')}
      illustration="doorway"
      verse={t('signIn.verse')}
    >
      <Form key={source} isUnsaved={false} className="space-y-6" onSubmit={submit}>
        <FormField
          name="code"
          label={t('fields.code')}
          hint={t(source === 'mail' ? 'fields.mailedCodeHint' : 'fields.codeHint')}
          required
        >
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
