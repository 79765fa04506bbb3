import { useTranslation } from 'react-i18next';
import { FormField } from '../../shared/ui/form';
import { PasswordInput } from '../../shared/ui/password-input';

const LEAST = { member: 10, creator: 15, somebody: 10 } as const;

interface NewPasswordFieldProps {
  name: string;
  label: string;
  /** Owner of the password; unknown after an emailed link, without a sign-in. */
  owner: keyof typeof LEAST;
}

/** Shows the rules before one is broken. The server checks all of them (product rule 2.1). */
export function NewPasswordField({ name, label, owner }: NewPasswordFieldProps) {
  const { t } = useTranslation('accounts');
  return (
    <FormField
      name={name}
      label={label}
      hint={`${t(`newPassword.lengths.${owner}`)} ${t('newPassword.wordsHint')}`}
      required
    >
      <PasswordInput autoComplete="new-password" minLength={LEAST[owner]} />
    </FormField>
  );
}
