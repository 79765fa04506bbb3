import { Box, Card } from '@mui/material';
import type { ReactNode } from 'react';
import { texts } from './texts';

interface Props {
  list: ReactNode;
  /** True if an item was chosen: a phone then shows it instead of the list. */
  isChosen: boolean;
  label: string;
  children: ReactNode;
}

/** A list next to the open item, 600 pixels high; a phone shows one of the two. */
export const TwoPanes = ({ list, isChosen, label, children }: Props) => (
  <Box
    sx={{
      mt: 3,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '20rem minmax(0, 1fr)' },
    }}
  >
    <Card
      component="section"
      aria-label={texts.inbox}
      sx={{
        display: { xs: isChosen ? 'none' : 'flex', md: 'flex' },
        flexDirection: 'column',
        height: { md: 600 },
      }}
    >
      {list}
    </Card>
    <Card
      component="section"
      aria-label={label}
      sx={{
        display: { xs: isChosen ? 'flex' : 'none', md: 'flex' },
        flexDirection: 'column',
        height: { xs: '75dvh', md: 600 },
      }}
    >
      {children}
    </Card>
  </Box>
);
