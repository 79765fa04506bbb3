import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { Button, Skeleton, Stack, Typography } from '@mui/material';
import { texts } from './texts';

const PLACES = [1, 2, 3];

export const Waiting = ({ message }: { message: string }) => (
  <Stack spacing={1.5} aria-busy>
    <Typography component="output" color="text.secondary">
      {message}
    </Typography>
    {PLACES.map((place) => (
      <Skeleton key={place} variant="rounded" height={76} />
    ))}
  </Stack>
);

export const Failed = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <Stack spacing={1.5} sx={{ alignItems: 'center', py: 4, textAlign: 'center' }}>
    <Typography role="alert">{message}</Typography>
    <Button variant="outlined" onClick={onRetry}>
      {texts.again}
    </Button>
  </Stack>
);

export const NoVersions = () => (
  <Stack spacing={1} sx={{ alignItems: 'center', py: 5, textAlign: 'center' }}>
    <HistoryIcon aria-hidden sx={{ fontSize: 44, color: 'primary.main' }} />
    <Typography sx={{ fontWeight: 600 }}>{texts.none}</Typography>
    <Typography color="text.secondary" sx={{ maxWidth: '40ch' }}>
      {texts.noneHelp}
    </Typography>
  </Stack>
);
