import { lazy, Suspense } from 'react';
import { useSession } from '../session';
import { guardianMaySignIn } from './guardian-may-sign-in';

/** In a separate chunk, because few people read it. */
const Sentence = lazy(() => import('./guardian-could-read-sentence'));

/** Tells a minor, next to a promise of privacy, that a guardian who sets her password could sign in as her. */
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
