import type { ReactNode } from 'react';
import { ErrorState } from './error-state';

interface Props {
  query: {
    error: Error | null;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Stands there while it loads. */
  skeleton?: ReactNode;
  /** Says more than that it failed, where the reason is known. */
  reason?: (error: Error | null) => ReactNode;
  /** Room around the error. */
  className?: string;
}

/** Stands where the data of a query will: its skeleton, or that it could not be loaded, with a way to try again. */
export function NotLoaded({ query: { error, isPending, isFetching, refetch }, ...shown }: Props) {
  if (isPending) return shown.skeleton;
  const reason = shown.reason?.(error);
  if (reason) return reason;
  const failed = <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  return shown.className ? <div className={shown.className}>{failed}</div> : failed;
}
