import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { returnPath } from '../../shared/lib/paths';
import { useSession } from '../session';

/** Leads a person who is signed in, or has just signed in, to the page they were going to. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const { data: member, isPending } = useSession();
  const { search } = useLocation();
  if (isPending) return <div aria-busy className="min-h-[80dvh]" />;
  return member ? <Navigate to={returnPath(search)} replace /> : children;
}
