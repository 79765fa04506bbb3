import { Alert, Button, Skeleton, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { HttpError, useListContext, useShowContext } from 'react-admin';
import { texts } from './record-texts';

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <Alert
    severity="error"
    action={
      <Button color="inherit" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    }
  >
    {texts.notLoaded}
  </Alert>
);

export function ListFailed() {
  const { refetch } = useListContext();
  return <Failed onRetry={() => void refetch()} />;
}

/** `missing` stands where there is no such record. */
export function RecordFailed({ missing }: { missing: ReactNode }) {
  const { refetch, error } = useShowContext();
  if (error instanceof HttpError && error.status === 404) return missing;
  return <Failed onRetry={() => void refetch()} />;
}

/** Where the words will stand. */
export const Loading = () => (
  <Stack component="output" aria-busy aria-label={texts.loading} spacing={2} sx={{ p: { xs: 2, md: 4 } }}>
    <Skeleton variant="rounded" height={56} />
    <Skeleton variant="rounded" height={96} />
  </Stack>
);
