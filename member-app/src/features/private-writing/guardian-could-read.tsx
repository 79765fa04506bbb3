import { lazy, Suspense } from 'react';
import { useSession } from '../session';
import { guardianMaySignIn } from './guardian-may-sign-in';

/** Few people read it, so it is a separate chunk. */
const Sentence = lazy(() => import('./guardian-could-read-sentence'));

/** Says next to a promise of privacy that a guardian who sets the password could sign in, for minors affected. */
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
