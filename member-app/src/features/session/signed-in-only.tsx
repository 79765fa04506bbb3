import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginPath } from '../../shared/lib/paths';
import { ErrorState } from '../../shared/ui/error-state';
import { type Member, useSession } from './session';

/** For signed-in people only: a visitor is led to sign in, and back here afterwards. */
export function SignedInOnly({ children }: { children: (member: Member) => ReactNode }) {
  const { data: member, isPending, isLoadingError, isFetching, refetch } = useSession();
  const { pathname, search } = useLocation();
  if (isPending) return <div aria-busy className="min-h-[80dvh]" />;
  if (isLoadingError) {
    return (
      <div className="page-width py-16">
        <ErrorState onRetry={() => void refetch()} pending={isFetching} />
      </div>
    );
  }
  if (!member) return <Navigate to={loginPath(pathname + search)} replace />;
  return children(member);
}
