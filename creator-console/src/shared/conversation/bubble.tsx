import { Muted } from '../muted';
import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  isMine: boolean;
  /** Sender's name in a circle or pod; null if only one other person could have written it. */
  sender?: string | null;
  /** Time and delivery state below the text. */
  footer: ReactNode;
  children: ReactNode;
}

export const Bubble = ({ isMine, sender = null, footer, children }: Props) => (
  <Stack component="li" sx={{ alignItems: isMine ? 'flex-end' : 'flex-start' }}>
    {sender !== null && <Muted sx={{ fontWeight: 600 }}>{sender}</Muted>}
    <Box
      sx={{
        maxWidth: '85%',
        px: 2,
        py: 1.25,
        borderRadius: 2,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
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
