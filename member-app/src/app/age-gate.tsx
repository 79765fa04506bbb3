import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { asksAge, useSession } from '../features/session';
import { agePath, paths } from '../shared/lib/paths';

/** What can be read without having said how old one is: what is agreed to, and how to leave mails. */
const OPEN: readonly string[] = [
  paths.yourAge,
  paths.terms,
  paths.privacy,
  paths.imprint,
  paths.refunds,
  paths.unsubscribe,
];

/** Leads a member who was never asked to the question, and back here afterwards (product rule 10.4). */
export function AgeGate({ children }: { children: ReactNode }) {
  const { data: member } = useSession();
  const { pathname, search } = useLocation();
  if (member && asksAge(member) && !OPEN.includes(pathname))
    return <Navigate to={agePath(pathname + search)} replace />;
  return children;
}
