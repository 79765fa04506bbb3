import { useTranslation } from 'react-i18next';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';
import { PasswordInput } from '../../shared/ui/password-input';
import { useTakeDaughter } from './api';

/** She enters her password herself, or tells it: that is how we know that the two belong together. */
export function TakeDaughterForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('family');
  const take = useTakeDaughter();

  async function submit(proof: { email: string; password: string }) {
    await take(proof);
    onDone();
  }

  return (
    <Form className="space-y-5" onSubmit={submit}>
      <FormField name="email" label={t('take.email')} required>
        <Input maxLength={254} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </FormField>
      <FormField name="password" label={t('take.password')} required>
        <PasswordInput autoComplete="off" />
      </FormField>
      <SubmitButton>{t('take.submit')}</SubmitButton>
    </Form>
  );
}
