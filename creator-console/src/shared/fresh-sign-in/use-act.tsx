import { useState } from 'react';
import { hasCode, refusalOf } from '../../providers/refusal';
import { SignInAgain } from './sign-in-again';
import { texts } from './texts';

type Act = () => Promise<unknown>;

/**
 * Runs one action at a time and stores the server's refusal: `refusal` for a form, otherwise `problem`. An action that
 * needs a fresh sign-in waits for the password and then continues.
 */
export function useAct() {
  const [isActing, setActing] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const [waiting, setWaiting] = useState<Act>();

  const run = async (act: Act) => {
    setActing(true);
    setRefusal(undefined);
    try {
      await act();
    } catch (error) {
      if (hasCode(error, 'fresh_sign_in_required')) {
        setWaiting(() => act);
      } else {
        setRefusal(error);
      }
    } finally {
      setActing(false);
    }
  };

  const dialog = waiting && (
    <SignInAgain
      onCancel={() => setWaiting(undefined)}
      onDone={() => {
        setWaiting(undefined);
        void run(waiting);
      }}
    />
  );
  const problem = refusal === undefined ? undefined : (refusalOf(refusal).message ?? texts.problem);
  return { run, isActing, refusal, problem, dialog };
}
