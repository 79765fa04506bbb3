import { lazy, Suspense } from 'react';
import { useSession } from '../session';

const MyBell = lazy(async () => ({ default: (await import('./my-bell')).MyBell }));

/** For whoever is signed in. A visitor loads nothing of it. */
export function Bell() {
  const { data: member } = useSession();
  return member ? (
    <Suspense fallback={<span className="size-11" />}>
      <MyBell />
    </Suspense>
  ) : null;
}
