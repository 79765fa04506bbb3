import { useEffect, useRef } from 'react';
import { Button } from '../../shared/ui/button';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';
import { AccountPage } from './account-page';
import { type Credentials, useSignIn } from './api';
import { accountTexts } from './texts';

const {
  code: texts,
  fields,
  signIn: { verse },
} = accountTexts;

interface CodeStepProps {
  credentials: Credentials;
  onBack: () => void;
}

export function CodeStep({ credentials, onBack }: CodeStepProps) {
  const signIn = useSignIn();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <AccountPage title={texts.title} lead={texts.lead} illustration="doorway" verse={verse}>
      <Form className="space-y-6" onSubmit={({ code }: { code: string }) => signIn({ ...credentials, code })}>
        <FormField name="code" label={fields.code} hint={fields.codeHint} required>
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
          {texts.submit}
        </SubmitButton>
      </Form>
      <Button variant="link" className="mt-8" onClick={onBack}>
        {texts.back}
      </Button>
    </AccountPage>
  );
}
