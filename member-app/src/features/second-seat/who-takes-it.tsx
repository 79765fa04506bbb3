import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';
import { Select } from '../../shared/ui/select';
import { useSession } from '../session';

/** A daughter with an account, or the first name of somebody without one; neither: that is not decided yet. */
export interface Companion {
  wardId: string | null;
  name: string | null;
}

interface Props {
  label: string;
  chosen: Companion;
  /** It may be decided later. */
  isOptional: boolean;
  onChoose: (choice: Companion) => Promise<unknown>;
}

const NOBODY = '';
const OTHER = 'other';

/** A mother says who takes the seat beside hers. */
export function WhoTakesIt({ label, chosen, isOptional, onChoose }: Props) {
  const { t } = useTranslation('second-seat');
  const { data: member } = useSession();
  const before = chosen.wardId ?? (chosen.name === null && isOptional ? NOBODY : OTHER);
  const [who, setWho] = useState(before);
  return (
    <Form<{ who: string; name?: string }>
      className="space-y-3"
      onSubmit={({ name }) =>
        onChoose({
          wardId: who === NOBODY || who === OTHER ? null : who,
          name: who === OTHER ? (name ?? '').trim() : null,
        })
      }
    >
      <FormField name="who" label={label}>
        <Select value={who} onChange={({ target }) => setWho(target.value)}>
          {isOptional && <option value={NOBODY}>{t('nobody')}</option>}
          {member?.wards.map(({ id, name }) => (
            <option key={id} value={id}>
              {firstNameOf(name)}
            </option>
          ))}
          <option value={OTHER}>{t('other')}</option>
        </Select>
      </FormField>
      {who === OTHER && (
        <FormField name="name" label={t('name')} hint={t('nameHint')} required>
          <Input
            defaultValue={chosen.wardId === null ? (chosen.name ?? '') : ''}
            maxLength={100}
            autoComplete="off"
          />
        </FormField>
      )}
      <SubmitButton variant="secondary" size="sm" showSaved>
        {t('save')}
      </SubmitButton>
    </Form>
  );
}

/** As a child is named beside what was bought. */
const firstNameOf = (name: string): string => name.split(' ')[0] ?? name;
