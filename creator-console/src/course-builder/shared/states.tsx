import { Button, Skeleton, Stack, Typography } from '@mui/material';
import { texts } from './texts';

const PLACES = [1, 2, 3];

export const LoadingState = ({ message }: { message: string }) => (
  <Stack spacing={1.5} aria-busy>
    <Typography component="output" color="textSecondary">
      {message}
    </Typography>
    {PLACES.map((place) => (
      <Skeleton key={place} variant="rounded" height={76} />
    ))}
  </Stack>
);

export const FailedState = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <Stack spacing={1.5} sx={{ alignItems: 'center', py: 4, textAlign: 'center' }}>
    <Typography role="alert">{message}</Typography>
    <Button variant="outlined" onClick={onRetry}>
      {texts.again}
    </Button>
  </Stack>
);
