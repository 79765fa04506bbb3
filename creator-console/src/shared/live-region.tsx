import { Box } from '@mui/material';
import type { ReactNode } from 'react';

const UNSEEN = {
  ...{ position: 'fixed', width: '1px', height: '1px', overflow: 'hidden' },
  ...{ clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
} as const;

/** News for a screen reader; whoever sees the page has seen it already. */
export const LiveRegion = ({ children }: { children: ReactNode }) => (
  <Box component="output" sx={UNSEEN}>
    {children}
  </Box>
);
