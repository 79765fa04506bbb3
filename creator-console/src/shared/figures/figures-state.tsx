import { Box, Skeleton, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { LoadFailed } from '../load-failed';
import { STAT_GRID } from './stat-card';
import { texts } from './texts';

interface Props {
  error: unknown;
  onRetry: () => void;
  /** The figures; without them, skeletons are shown. */
  children: ReactNode;
  /** True while the figures are still those of the last period and the new ones load. */
  isOld?: boolean;
}

/** Shows the figures, or that they are loading or failed to load. */
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
