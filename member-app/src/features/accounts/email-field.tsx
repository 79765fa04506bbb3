import { FormField } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';
import { accountTexts } from './texts';

export function EmailField() {
  return (
    <FormField name="email" label={accountTexts.fields.email} required>
      <Input type="email" maxLength={254} autoComplete="email" autoCapitalize="none" spellCheck={false} />
    </FormField>
  );
}
