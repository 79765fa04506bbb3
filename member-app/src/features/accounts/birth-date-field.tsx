import { useTranslation } from 'react-i18next';
import { FormField } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';

interface BirthDateFieldProps {
  /** Label with the name of another person, if the date of birth is theirs. */
  label?: string;
  /** Called on every change of the day. */
  onAnswer?: (day: string) => void;
}

/** Starts empty, and does not reveal which age allows what. */
export function BirthDateField({ label, onAnswer }: BirthDateFieldProps) {
  const { t } = useTranslation('accounts');
  return (
    <FormField
      name="birthDate"
      label={label ?? t('fields.birthDate')}
      hint={t('fields.birthDateHint')}
      required
    >
      <Input
        type="date"
        min="1900-01-01"
        autoComplete="bday"
        onChange={({ currentTarget }) => onAnswer?.(currentTarget.value)}
      />
    </FormField>
  );
}
