import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from './load-failed';
import { texts } from './record-texts';
import { Skeletons } from './skeletons';

interface Props<Data> {
  query: UseQueryResult<Data> | UseInfiniteQueryResult<Data>;
  /** Height of each placeholder, in pixels. */
  heights?: readonly number[];
  children: (data: Data) => ReactNode;
}

/** Shows a query: placeholders, its data, or that it could not be loaded, with a way to try again. */
export function Loaded<Data>({ query, heights = [52, 52, 52], children }: Props<Data>) {
  const { data, isLoadingError, refetch } = query;
  if (data !== undefined) return children(data);
  if (isLoadingError) return <LoadFailed onRetry={() => void refetch()} />;
  return <Skeletons label={texts.loading} heights={heights} />;
}
