import { Box, Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Quote } from '../../shared/quote';
import { studentPath } from '../students';
import { NAME, PaneHead } from './panes';
import { texts } from './texts';
import type { View } from './view';
import { Secondary } from '../../shared/secondary';

interface Props {
  view: View;
  accountId: string;
  name: string;
  /** Type, location and date of the item. */
  about: string;
  /** Question the member answered; undefined if the text itself is the question. */
  question?: string;
  text: string;
  children: ReactNode;
}

/** A member's text that waits for the coach, with a reply form. */
export const ToAnswer = ({ view, accountId, name, about, question, text, children }: Props) => (
  <>
    <PaneHead view={view} back={texts.backToList}>
      <Typography component="h2" variant="h6" sx={{ ...NAME, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Button component={Link} to={studentPath(accountId)} variant="outlined">
        {texts.profile}
      </Button>
    </PaneHead>
    <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', p: 2.5 }}>
      <Stack spacing={2.5}>
        <Secondary>{about}</Secondary>
        {question && (
          <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
            {question}
          </Typography>
        )}
        <Quote>{text}</Quote>
        {children}
      </Stack>
    </Box>
  </>
);
