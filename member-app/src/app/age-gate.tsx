import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { asksAge, useSession } from '../features/session';
import { agePath, paths } from '../shared/lib/paths';

/** Pages open to a member who has not given an age yet: the legal texts, and the way to unsubscribe from emails. */
const OPEN: readonly string[] = [
  paths.yourAge,
  paths.terms,
  paths.privacy,
  paths.imprint,
  paths.refunds,
  paths.unsubscribe,
];

/** Leads a member who was never asked for an age to the question, and back here afterwards (product rule 10.4). */
export function AgeGate({ children }: { children: ReactNode }) {
  const { data: member } = useSession();
  const { pathname, search } = useLocation();
  if (member && asksAge(member) && !OPEN.includes(pathname))
    return <Navigate to={agePath(pathname + search)} replace />;
  return children;
}
