import { Button, Stack, Box, Card } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pathOfView, type View } from './view';
import { texts } from './texts';

interface TwoPanesProps {
  list: ReactNode;
  /** True if an item was chosen: a phone then shows it instead of the list. */
  isChosen: boolean;
  label: string;
  children: ReactNode;
}

/** A list next to the open item, 600 pixels high; a phone shows one of the two. */
export const TwoPanes = ({ list, isChosen, label, children }: TwoPanesProps) => (
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

/** Style of the name: on a phone it has its own row. */
export const NAME = {
  flex: 1,
  flexBasis: { xs: '100%', md: '10rem' },
  order: { xs: 1, md: 0 },
  minWidth: 0,
} as const;

interface Props {
  view: View;
  /** Label of the back link. */
  back: string;
  /** Header of a conversation: the person, and actions. */
  children: ReactNode;
}

/** Header of the open item; on a phone with the link back to the list. */
export const PaneHead = ({ view, back, children }: Props) => (
  <Stack
    direction="row"
    spacing={1}
    useFlexGap
    sx={{ p: 2, borderBottom: 1, borderColor: 'divider', alignItems: 'center', flexWrap: 'wrap' }}
  >
    <Button component={Link} to={pathOfView(view)} sx={{ display: { md: 'none' } }}>
      {back}
    </Button>
    {children}
  </Stack>
);
