import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';
import { Select } from '../../shared/ui/select';
import { useSession } from '../session';

/** Companion for a session for two: one of the member's daughters, or somebody else by first name. */
export function CompanionFields() {
  const { t } = useTranslation('sessions');
  const { data: member } = useSession();
  const wards = member?.wards ?? [];
  const [chosen, choose] = useState<string>();
  const wardId = chosen ?? wards[0]?.id ?? '';
  return (
    <>
      {wards.length > 0 && (
        <FormField name="companionId" label={t('companion')}>
          <Select value={wardId} onChange={({ target }) => choose(target.value)}>
            {wards.map(({ id, name }) => (
              <option key={id} value={id}>
                {name.split(' ')[0]}
              </option>
            ))}
            <option value="">{t('companionOther')}</option>
          </Select>
        </FormField>
      )}
      {wardId === '' && (
        <FormField
          name="companion"
          label={wards.length > 0 ? t('companionName') : t('companion')}
          hint={t('companionHint')}
          required
        >
          <Input maxLength={100} autoComplete="off" />
        </FormField>
      )}
    </>
  );
}
