import { lazy, Suspense } from 'react';
import { useSession } from '../session';
import { guardianMaySignIn } from './guardian-may-sign-in';

/** Only few read it, so it comes by itself. */
const Sentence = lazy(() => import('./guardian-could-read-sentence'));

/** Says beside a promise of privacy that a guardian who sets the password could sign in, to whom that can happen. */
export function GuardianCouldRead() {
  const { data: member } = useSession();
  if (!member || !guardianMaySignIn(member)) return null;
  return (
    <Suspense>
      {' '}
      <Sentence />
    </Suspense>
  );
}
