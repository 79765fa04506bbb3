import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginPath } from '../../shared/lib/paths';
import { useSession } from '../session';

interface MembersOnlyProps {
  /** Shown until it is known who is there. */
  waiting: ReactNode;
  children: ReactNode;
}

/** Orders belong to an account: a visitor signs in first and comes back here. */
export function MembersOnly({ waiting, children }: MembersOnlyProps) {
  const { data: member, isPending } = useSession();
  const { pathname, search } = useLocation();
  if (isPending) return waiting;
  return member ? children : <Navigate to={loginPath(pathname + search)} replace />;
}
