import { Box } from '@mui/material';
import type { ReactNode } from 'react';

const UNSEEN = {
  position: 'fixed',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Text for screen readers only. */
export const Unseen = ({ children }: { children: string }) => (
  <Box component="span" sx={{ ...UNSEEN, position: 'absolute' }}>
    {children}
  </Box>
);

/** Announces visible changes on the page to screen readers. */
export const LiveRegion = ({ children }: { children: ReactNode }) => (
  <Box component="output" sx={UNSEEN}>
    {children}
  </Box>
);
