import { Box, Skeleton, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { LoadFailed } from '../load-failed';
import { STAT_GRID } from './stat-card';
import { texts } from './texts';

interface Props {
  error: unknown;
  onRetry: () => void;
  /** The figures; placeholders while they are loading. */
  children: ReactNode;
  /** Whether they are still those of the last period, while the new ones are loading. */
  isOld?: boolean;
}

/** Loading, failed, or there. */
export function FiguresState({ error, onRetry, children, isOld = false }: Props) {
  if (!children) {
    return error ? <LoadFailed words={texts.failed} onRetry={onRetry} /> : <Places />;
  }
  return (
    <Stack spacing={2} aria-busy={isOld} sx={{ opacity: isOld ? 0.55 : 1 }}>
      {children}
    </Stack>
  );
}

const Places = () => (
  <Stack component="output" spacing={2} aria-busy aria-label={texts.loading}>
    <Box sx={STAT_GRID}>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} variant="rounded" height={98} />
      ))}
    </Box>
    <Skeleton variant="rounded" height={300} />
  </Stack>
);
