import type { ReactNode } from 'react';
import { LoadFailed } from './load-failed';
import { texts } from './record-texts';
import { Skeletons } from './skeletons';

interface Props<Data> {
  query: { data: Data | undefined; isLoadingError: boolean; refetch: () => unknown };
  /** Error message for failed loading. */
  failed?: string;
  /** Label for screen readers while loading. */
  loading?: string;
  /** Height of each skeleton, in pixels. */
  heights?: readonly number[];
  /** Shown instead of an empty list. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows a query: skeletons, its data, or an error with a retry button. */
export function Loaded<Data>({
  query: { data, isLoadingError, refetch },
  failed = texts.notLoaded,
  loading = texts.loading,
  heights = [52, 52, 52],
  empty,
  children,
}: Props<Data>) {
  if (data !== undefined) {
    return empty !== undefined && Array.isArray(data) && data.length === 0 ? empty : children(data);
  }
  if (isLoadingError) return <LoadFailed words={failed} onRetry={() => void refetch()} />;
  return <Skeletons label={loading} heights={heights} />;
}
