import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../../shared/api/refusal';
import { FormField } from '../../../shared/ui/form';
import { Input } from '../../../shared/ui/input';

/** For a form that proves the password: where signing in asks for a code as well, the form does so after the first try. */
export function useCodeStep() {
  const { t } = useTranslation('privacy');
  const [isAsked, setAsked] = useState(false);
  /** True when it is done, false when the code is asked for now. */
  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act();
      return true;
    } catch (error) {
      if (isAsked || !isRefusal(error, 'code_required')) throw error;
      setAsked(true);
      return false;
    }
  };
  const field = isAsked && (
    <FormField name="code" label={t('freshSignIn.code')} hint={t('freshSignIn.codeHint')} required>
      <Input maxLength={32} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
    </FormField>
  );
  return { attempt, field };
}
