import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverMessage } from '../../shared/api/client';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input, Select } from '../../shared/ui/input';
import { toastFailure } from '../../shared/ui/toast-store';
import { useSession } from '../session';

/** A daughter with an account, or the first name of someone without one; neither: undecided. */
export interface Companion {
  wardId: string | null;
  name: string | null;
}

interface Props {
  label: string;
  chosen: Companion;
  /** True if it may be decided later. */
  isOptional: boolean;
  onChoose: (choice: Companion) => Promise<unknown>;
}

const NOBODY = '';
const OTHER = 'other';

/** Lets a mother choose who gets the second seat: a daughter with one click, anyone else by name. */
export function WhoTakesIt({ label, chosen, isOptional, onChoose }: Props) {
  const { t } = useTranslation('second-seat');
  const { data: member } = useSession();
  const before = chosen.wardId ?? (chosen.name === null && isOptional ? NOBODY : OTHER);
  const [who, setWho] = useState(before);
  const [isSaving, setSaving] = useState(false);

  async function choose(next: string) {
    setWho(next);
    if (next === OTHER) return;
    setSaving(true);
    try {
      await onChoose({ wardId: next === NOBODY ? null : next, name: null });
    } catch (error) {
      setWho(before);
      toastFailure(t('failed'), serverMessage(error, t('tryAgain')));
    } finally {
      setSaving(false);
    }
  }

  return (
    <div className="space-y-3">
      <FormField name="who" label={label}>
        <Select value={who} disabled={isSaving} onChange={({ target }) => void choose(target.value)}>
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
        <Form<{ name: string }>
          className="space-y-3"
          onSubmit={({ name }) => onChoose({ wardId: null, name: name.trim() })}
        >
          <FormField name="name" label={t('name')} hint={t('nameHint')} required>
            <Input
              defaultValue={chosen.wardId === null ? (chosen.name ?? '') : ''}
              maxLength={100}
              autoComplete="off"
            />
          </FormField>
          <SubmitButton variant="secondary" size="sm" showSaved>
            {t('save')}
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}

/** Returns the child's name as shown with purchases. */
export const firstNameOf = (name: string): string => name.split(' ')[0] ?? name;
