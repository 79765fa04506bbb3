import { Alert, Button, Skeleton, Stack } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { texts } from './texts';

interface Props<Part> {
  query: UseQueryResult<Part>;
  children: (part: Part) => ReactNode;
}

/** What a tab shows: placeholders, that it could not be loaded, or its content. */
export function PartState<Part>({ query, children }: Props<Part>) {
  const { data, isError, refetch } = query;
  if (data !== undefined) return children(data);
  if (isError) return <LoadFailed onRetry={() => void refetch()} />;
  return <PartLoading />;
}

export const PartLoading = () => (
  <Stack component="output" aria-busy aria-label={texts.loading} spacing={1.5}>
    {[1, 2, 3].map((place) => (
      <Skeleton key={place} variant="rounded" height={52} />
    ))}
  </Stack>
);

export const LoadFailed = ({ onRetry }: { onRetry: () => void }) => (
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
