import { useState } from 'react';
import { isRefusedFor, refusalSentence } from './api';
import { SignInAgain } from './sign-in-again';

type Act = () => Promise<unknown>;

/**
 * Does one thing at a time and shows what the server refused. What needs a fresh sign-in waits until the password was
 * entered, and is then done by itself.
 */
export function useAct() {
  const [isActing, setActing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [waiting, setWaiting] = useState<Act>();

  const run = async (act: Act) => {
    setActing(true);
    setProblem(undefined);
    try {
      await act();
    } catch (error) {
      if (isRefusedFor(error, 'fresh_sign_in_required')) {
        setWaiting(() => act);
      } else {
        setProblem(refusalSentence(error));
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
  return { run, isActing, problem, dialog };
}
