import { FormField } from '../../shared/ui/form';
import { PasswordInput } from '../../shared/ui/password-input';
import { accountTexts } from './texts';

const { fields } = accountTexts;

/** Says its rules before anybody breaks one. The server knows the rest of them (product rule 2.1). */
export function NewPasswordField({ name, label }: { name: string; label: string }) {
  return (
    <FormField name={name} label={label} hint={fields.passwordHint} required>
      <PasswordInput autoComplete="new-password" minLength={10} />
    </FormField>
  );
}
