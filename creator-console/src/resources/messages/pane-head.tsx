import { Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pathOfView, type View } from './view';

/** The name: on a phone it has a row of its own. */
export const NAME = {
  flex: 1,
  flexBasis: { xs: '100%', md: '10rem' },
  order: { xs: 1, md: 0 },
  minWidth: 0,
} as const;

interface Props {
  view: View;
  /** Where the way back leads, in words. */
  back: string;
  /** With whom it is, and what can be done about it. */
  children: ReactNode;
}

/** Above what is open; on a phone with the way back to the list. */
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
