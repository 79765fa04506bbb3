import { Muted } from './muted';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Names and values, in as many columns as fit. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: {
        xs: 'repeat(auto-fill, minmax(140px, 1fr))',
        md: 'repeat(auto-fill, minmax(180px, 1fr))',
      },
    }}
  >
    {children}
  </Box>
);

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ minWidth: 0 }}>
    <Muted component="dt">{label}</Muted>
    <Typography component="dd" variant="body1" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </Box>
);
