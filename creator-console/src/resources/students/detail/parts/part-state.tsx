import { Alert, Button } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { texts } from './texts';
import { Skeletons } from '../../../../shared/skeletons';

interface Props<Part> {
  query: UseQueryResult<Part>;
  children: (part: Part) => ReactNode;
}

/** What a tab shows: placeholders, that it could not be loaded, or its content. */
export function PartState<Part>({ query, children }: Props<Part>) {
  const { data, isLoadingError, refetch } = query;
  if (data !== undefined) return children(data);
  if (isLoadingError) return <LoadFailed onRetry={() => void refetch()} />;
  return <PartLoading />;
}

export const PartLoading = () => <Skeletons label={texts.loading} heights={[52, 52, 52]} />;

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
