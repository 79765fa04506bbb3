import { Box, Card } from '@mui/material';
import type { ReactNode } from 'react';
import { texts } from './texts';

interface Props {
  list: ReactNode;
  /** Something was chosen: a phone shows it instead of the list. */
  isChosen: boolean;
  /** What it is, for whoever does not see it. */
  label: string;
  children: ReactNode;
}

/** A list beside what is open, 600 pixels high; on phones one after the other. */
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
