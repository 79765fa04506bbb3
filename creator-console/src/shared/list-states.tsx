import { Skeleton, Stack } from '@mui/material';
import { useListContext } from 'react-admin';
import { stateTexts } from './list-state-texts';
import { LoadFailed } from './load-failed';

/** For `error` of a react-admin list. */
export function ListFailed() {
  const { refetch } = useListContext();
  return <LoadFailed words={stateTexts.notLoaded} onRetry={() => void refetch()} />;
}

/** Where the rows will stand. */
export const ListLoading = () => (
  <Stack
    component="output"
    aria-busy
    aria-label={stateTexts.loading}
    spacing={1.5}
    sx={{ p: { xs: 2, md: 3 } }}
  >
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} variant="rounded" height={44} />
    ))}
  </Stack>
);
