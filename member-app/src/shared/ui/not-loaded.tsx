import type { ReactNode } from 'react';
import { ErrorState } from './error-state';

interface Props {
  query: {
    isPending: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Stands there while it loads. */
  skeleton?: ReactNode;
  /** Says more than that it failed, where the reason is known. */
  reason?: ReactNode;
  /** Room around the error. */
  className?: string;
}

/** Stands where the data of a query will: its skeleton, or that it could not be loaded, with a way to try again. */
export function NotLoaded({ query, skeleton, reason, className }: Props) {
  const { isPending, isFetching, refetch } = query;
  if (isPending) return skeleton;
  if (reason) return reason;
  const failed = <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  return className ? <div className={className}>{failed}</div> : failed;
}
