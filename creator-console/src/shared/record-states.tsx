import { Skeleton, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { HttpError, useShowContext } from 'react-admin';
import { LoadFailed } from './load-failed';
import { texts } from './record-texts';

/** `missing` stands where there is no such record. */
export function RecordFailed({ missing }: { missing: ReactNode }) {
  const { refetch, error } = useShowContext();
  if (error instanceof HttpError && error.status === 404) return missing;
  return <LoadFailed words={texts.notLoaded} onRetry={() => void refetch()} />;
}

/** Where the words will stand. */
export const Loading = () => (
  <Stack component="output" aria-busy aria-label={texts.loading} spacing={2} sx={{ p: { xs: 2, md: 4 } }}>
    <Skeleton variant="rounded" height={56} />
    <Skeleton variant="rounded" height={96} />
  </Stack>
);
