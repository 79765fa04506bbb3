import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { returnPath } from '../../shared/lib/paths';
import { useSession } from '../session';

/** Whoever is signed in, since just now or for long, goes on to where she was going. */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const { data: member, isPending } = useSession();
  const { search } = useLocation();
  if (isPending) return <div aria-busy className="min-h-[80dvh]" />;
  return member ? <Navigate to={returnPath(search)} replace /> : children;
}
