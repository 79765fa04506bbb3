import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../../shared/load-failed';
import { texts } from './texts';
import { Skeletons } from '../../../shared/skeletons';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** About as high as what will stand there. */
  height?: number;
  children: (data: Data) => ReactNode;
}

/** What a section shows of the server's: as it loads, as it is, and as it could not be loaded. */
export function Loaded<Data>({
  query: { data, isLoadingError, refetch },
  height = 160,
  children,
}: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (isLoadingError) return <LoadFailed words={texts.notLoaded} onRetry={() => void refetch()} />;
  return <Skeletons label={texts.loading} heights={[height]} />;
}
