import { useState } from 'react';
import { isRefusal } from '../../shared/api/refusal';
import { FormField } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';
import { privacyTexts } from './privacy-texts';

const { freshSignIn: texts } = privacyTexts;

/** For a form that proves the password: where signing in asks for a code as well, the form does so after the first try. */
export function useCodeStep() {
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
    <FormField name="code" label={texts.code} hint={texts.codeHint} required>
      <Input maxLength={32} autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
    </FormField>
  );
  return { attempt, field };
}
