import { lazy, type ReactNode, Suspense } from 'react';
import { asksAge, useSession } from '../features/session';

/** Fetched for the few who were never asked, so that the first page of everybody else is not the larger for it. */
const AgeQuestion = lazy(() => import('./age-question'));

/** Asks a member who was never asked how old she is, before anything else (product rule 10.4). */
export function AgeGate({ children }: { children: ReactNode }) {
  const { data: member } = useSession();
  if (!member || !asksAge(member)) return children;
  return (
    <Suspense>
      <AgeQuestion>{children}</AgeQuestion>
    </Suspense>
  );
}
