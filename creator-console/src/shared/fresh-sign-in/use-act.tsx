import { useState } from 'react';
import { hasCode, refusalOf } from '../../providers/refusal';
import { SignInAgain } from './sign-in-again';
import { texts } from './texts';

type Act = () => Promise<unknown>;

/**
 * Does one thing at a time and keeps what the server refused: `refusal` for a form, `problem` where there is none. What needs a fresh sign-in waits until the password was
 * entered, and is then done by itself.
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
