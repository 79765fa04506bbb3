import { FormField } from '../../shared/ui/form';
import { PasswordInput } from '../../shared/ui/password-input';
import { accountTexts } from './texts';

const { fields } = accountTexts;

/** Shows the rules before one is broken. The server checks all of them (product rule 2.1). */
export function NewPasswordField({ name, label }: { name: string; label: string }) {
  return (
    <FormField name={name} label={label} hint={fields.passwordHint} required>
      <PasswordInput autoComplete="new-password" minLength={10} />
    </FormField>
  );
}
