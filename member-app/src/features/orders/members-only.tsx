import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginPath, paths } from '../../shared/lib/paths';
import { useSession } from '../session';

interface MembersOnlyProps {
  /** Shown until the session is known. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * Shows its content only to members: a visitor signs in first and returns here; the coach does not buy, as the cart
 * page explains.
 */
export function MembersOnly({ waiting, children }: MembersOnlyProps) {
  const { data: member, isPending } = useSession();
  const { pathname, search } = useLocation();
  if (isPending) return waiting;
  if (!member) return <Navigate to={loginPath(pathname + search)} replace />;
  return member.role === 'creator' ? <Navigate to={paths.cart} replace /> : children;
}
