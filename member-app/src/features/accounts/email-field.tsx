import { useTranslation } from 'react-i18next';
import { FormField } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';

export function EmailField() {
  const { t } = useTranslation('accounts');
  return (
    <FormField name="email" label={t('fields.email')} required>
      <Input type="email" maxLength={254} autoComplete="email" autoCapitalize="none" spellCheck={false} />
    </FormField>
  );
}

/** Field at sign-in, because a daughter without an address has a sign-in name. */
export function EmailOrNameField() {
  const { t } = useTranslation('accounts');
  return (
    <FormField name="email" label={t('fields.emailOrName')} required>
      <Input
        maxLength={254}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
      />
    </FormField>
  );
}
