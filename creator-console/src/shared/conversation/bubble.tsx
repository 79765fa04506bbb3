import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  isMine: boolean;
  /** Below the words: when, and what became of it. */
  footer: ReactNode;
  children: ReactNode;
}

/** What one of the two has written. */
export const Bubble = ({ isMine, footer, children }: Props) => (
  <Stack component="li" sx={{ alignItems: isMine ? 'flex-end' : 'flex-start' }}>
    <Box
      sx={{
        ...{
          maxWidth: '85%',
          px: 2,
          py: 1.25,
          borderRadius: 2,
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        },
        ...(isMine
          ? { bgcolor: 'action.selected' }
          : { border: 1, borderColor: 'divider', bgcolor: 'background.paper' }),
      }}
    >
      {children}
    </Box>
    <Stack
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center', minHeight: 28, color: 'text.secondary', typography: 'body2' }}
    >
      {footer}
    </Stack>
  </Stack>
);
