import { Badge, Box, ListItem, ListItemButton, Typography } from '@mui/material';
import { Link, useNavigate } from 'react-router-dom';
import { texts } from './texts';
import type { ReactNode } from 'react';
import { pathOfView, useView, VIEWS, type View } from './view';
import { Secondary } from '../../shared/secondary';
import { ChoiceField } from '../../shared/forms/use-fields';

export function InboxHead({ children }: { children?: ReactNode }) {
  const view = useView();
  const navigate = useNavigate();
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Typography component="h2" variant="h6">
        {texts.inbox}
      </Typography>
      {children}
      <ChoiceField
        name="view"
        size="small"
        label={texts.show}
        choices={VIEWS.map((id) => ({ id, name: texts.views[id] }))}
        value={view}
        // an open item of one view doesn't exist in another
        onChange={(next) => void navigate(pathOfView(next as View))}
        fullWidth
      />
    </Box>
  );
}

interface Props {
  to: string;
  isOpen: boolean;
  name: string;
  words: string;
  /** A date, or how long the item has been waiting. */
  when: string;
  unread?: number;
}

/** Inbox row with the sender, the text and the time. */
export const Row = ({ to, isOpen, name, words, when, unread = 0 }: Props) => (
  <ListItem disablePadding>
    <ListItemButton
      component={Link}
      to={to}
      selected={isOpen}
      aria-current={isOpen ? 'true' : undefined}
      sx={{ gap: 2 }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap sx={{ fontWeight: unread > 0 ? 700 : 400 }}>
          {name}
        </Typography>
        <Secondary noWrap>{words}</Secondary>
        <Secondary noWrap>{when}</Secondary>
      </Box>
      {unread > 0 && (
        <Badge color="secondary" badgeContent={unread} aria-label={texts.unread(unread)} sx={{ mr: 1.5 }} />
      )}
    </ListItemButton>
  </ListItem>
);
