import { useState } from 'react';
import { refusalOf } from '../../providers/refusal';
import { useToast, type Toast } from './use-toast';

/**
 * Runs one action at a time without a dialog, and reports the result in a toast: `done`, the server's refusal, or
 * `tryAgain` for other errors; a form also takes the `refusal`. Resolves to true if it succeeded. Dialogs, which show
 * refusals themselves, use `useAct`.
 */
export function useAttempt(failed: string, tryAgain: string) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const toast = useToast();

  async function attempt(act: () => Promise<unknown>, done?: Toast): Promise<boolean> {
    setBusy(true);
    setRefusal(undefined);
    try {
      await act();
      if (done) toast(done);
      return true;
    } catch (error) {
      setRefusal(error);
      toast({ title: failed, text: refusalOf(error).message ?? tryAgain, failed: true });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, attempt, refusal };
}
