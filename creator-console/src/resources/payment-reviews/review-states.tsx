import { Alert, Button, Skeleton, Stack } from '@mui/material';
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined';
import { HttpError, useListContext, useShowContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyPlace } from '../../shared/empty-place';
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
  const { refetch, error } = useShowContext();
  if (error instanceof HttpError && error.status === 404) return <NotThere />;
  return <Failed onRetry={() => void refetch()} />;
}

const NotThere = () => (
  <EmptyPlace icon={FactCheckIcon} title={texts.notThere} text={texts.notThereText}>
    <Button component={Link} to="/payment-reviews" variant="contained">
      {texts.toAll}
    </Button>
  </EmptyPlace>
);

/** Where the words will stand. */
export const Loading = () => (
  <Stack component="output" aria-busy aria-label={texts.loading} spacing={2} sx={{ p: { xs: 2, md: 4 } }}>
    <Skeleton variant="rounded" height={56} />
    <Skeleton variant="rounded" height={96} />
  </Stack>
);
