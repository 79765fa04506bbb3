import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
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

/** Leads to the question, and back here afterwards. */
export default function AgeQuestion({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return OPEN.includes(pathname) ? children : <Navigate to={agePath(pathname + search)} replace />;
}
