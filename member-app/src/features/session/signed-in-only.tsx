import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginPath } from '../../shared/lib/paths';
import { NotLoaded } from '../../shared/ui/loading';
import { type Member, useSession } from './session';

/** Shows its content only to signed-in people: a visitor is led to sign in, and back here afterwards. */
export function SignedInOnly({ children }: { children: (member: Member) => ReactNode }) {
  const query = useSession();
  const { data: member } = query;
  const { pathname, search } = useLocation();
  if (member === undefined)
    return (
      <NotLoaded
        query={query}
        className="page-width py-16"
        skeleton={<div aria-busy className="min-h-[80dvh]" />}
      />
    );
  if (!member) return <Navigate to={loginPath(pathname + search)} replace />;
  return children(member);
}
