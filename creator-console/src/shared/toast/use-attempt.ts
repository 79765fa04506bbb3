import { useState } from 'react';
import { refusalOf } from '../../providers/refusal';
import { useToast, type Toast } from './use-toast';

/**
 * Does one thing at a time that is done without a dialog, and says in a toast how it went: `done` afterwards, or why the server
 * refused, or `tryAgain` when it was not the server; a form takes the `refusal`, too. Resolves with whether it was done. A dialog, which shows a refusal in itself,
 * takes `useAct`.
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
