import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../../shared/api/refusal';
import { Button } from '../../../shared/ui/button';
import { Dialog, DialogClose, DialogContent } from '../../../shared/ui/dialog';
import { Form, FormField, SubmitButton } from '../../../shared/ui/form';
import { Input } from '../../../shared/ui/input';
import { PasswordInput } from '../../../shared/ui/password-input';
import { FRESH_SIGN_IN, useSignInAgain } from './fresh-sign-in.api';

type Act = () => Promise<void>;

/**
 * Runs an action that needs a fresh sign-in. If the sign-in is too old, the action waits for the password and then
 * continues. `run` rejects with every other refusal.
 */
export function useFreshSignIn(email: string) {
  const { t } = useTranslation('privacy');
  const [waiting, setWaiting] = useState<Act | null>(null);
  const signInAgain = useSignInAgain();
  const { attempt, field } = useCodeStep();
  const run = async (act: Act) => {
    try {
      await act();
    } catch (error) {
      if (!isRefusal(error, FRESH_SIGN_IN)) throw error;
      setWaiting(() => act);
    }
  };
  const dialog = (
    <Dialog open={waiting !== null} onOpenChange={(open) => !open && setWaiting(null)}>
      <DialogContent title={t('freshSignIn.title')} description={t('freshSignIn.description')}>
        <Form
          isUnsaved={false}
          className="space-y-5"
          onSubmit={async (proof: { password: string; code?: string }) => {
            if (!(await attempt(() => signInAgain(email, proof)))) return;
            await waiting?.();
            setWaiting(null);
          }}
        >
          <input type="email" name="username" value={email} autoComplete="username" readOnly hidden />
          <FormField name="password" label={t('freshSignIn.password')} required>
            <PasswordInput autoComplete="current-password" />
          </FormField>
          {field}
          <div className="flex flex-wrap items-start gap-3">
            <SubmitButton>{t('freshSignIn.submit')}</SubmitButton>
            <DialogClose asChild>
              <Button variant="secondary">{t('freshSignIn.cancel')}</Button>
            </DialogClose>
          </div>
        </Form>
      </DialogContent>
    </Dialog>
  );
  return { run, dialog };
}

/**
 * Manages a form that proves the password: if signing in needs a code as well, the form asks for it after the first
 * try.
 */
export function useCodeStep() {
  const { t } = useTranslation('privacy');
  const [isAsked, setAsked] = useState(false);
  /** Returns true when done, false if a code is now required. */
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
