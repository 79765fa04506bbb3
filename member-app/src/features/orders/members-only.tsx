import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginPath, paths } from '../../shared/lib/paths';
import { useSession } from '../session';

interface MembersOnlyProps {
  /** Shown until it is known who is signed in. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * Orders belong to a member: a visitor signs in first and comes back here; the coach does not buy, and the cart's page
 * says so.
 */
export function MembersOnly({ waiting, children }: MembersOnlyProps) {
  const { data: member, isPending } = useSession();
  const { pathname, search } = useLocation();
  if (isPending) return waiting;
  if (!member) return <Navigate to={loginPath(pathname + search)} replace />;
  return member.role === 'creator' ? <Navigate to={paths.cart} replace /> : children;
}
