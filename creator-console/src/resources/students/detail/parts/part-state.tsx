import type { ReactNode } from 'react';
import { texts } from './texts';
import { LoadFailed } from '../../../../shared/load-failed';
import { Skeletons } from '../../../../shared/skeletons';

interface Props<Part> {
  query: { data: Part | undefined; isLoadingError: boolean; refetch: () => unknown };
  children: (part: Part) => ReactNode;
}

/** What a tab shows: placeholders, that it could not be loaded, or its content. */
export function PartState<Part>({ query, children }: Props<Part>) {
  const { data, isLoadingError, refetch } = query;
  if (data !== undefined) return children(data);
  if (isLoadingError) return <LoadFailed onRetry={() => void refetch()} />;
  return <Skeletons label={texts.loading} heights={[52, 52, 52]} />;
}
