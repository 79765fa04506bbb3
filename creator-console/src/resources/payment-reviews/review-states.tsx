import { Alert, Button, Skeleton, Stack } from '@mui/material';
import { useListContext, useShowContext } from 'react-admin';
import { texts } from './texts';

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

export function ReviewFailed() {
  const { refetch } = useShowContext();
  return <Failed onRetry={() => void refetch()} />;
}

/** Where the words will stand. */
export const Loading = () => (
  <Stack component="output" aria-busy aria-label={texts.loading} spacing={2} sx={{ p: { xs: 2, md: 4 } }}>
    <Skeleton variant="rounded" height={56} />
    <Skeleton variant="rounded" height={96} />
  </Stack>
);
