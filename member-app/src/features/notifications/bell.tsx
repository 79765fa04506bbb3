import { lazy, Suspense } from 'react';
import { useSession } from '../session';

const MyBell = lazy(async () => ({ default: (await import('./my-bell')).MyBell }));

/** The bell of signed-in people. Visitors load nothing of it. */
export function Bell() {
  const { data: member } = useSession();
  return member ? (
    <Suspense fallback={<span className="size-11" />}>
      <MyBell />
    </Suspense>
  ) : null;
}
