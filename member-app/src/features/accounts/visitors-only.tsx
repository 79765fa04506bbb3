import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { returnPath } from '../../shared/lib/paths';
import { useSession } from '../session';

/** A person who is signed in, or has just signed in, is led on to the page that was asked for. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const { data: member, isPending } = useSession();
  const { search } = useLocation();
  if (isPending) return <div aria-busy className="min-h-[80dvh]" />;
  return member ? <Navigate to={returnPath(search)} replace /> : children;
}
