import { Badge, Box, ListItem, ListItemButton, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { texts } from './texts';

interface Props {
  to: string;
  isOpen: boolean;
  name: string;
  words: string;
  /** A day, or the time since when the item waits. */
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
        <Typography variant="body2" color="textSecondary" noWrap>
          {words}
        </Typography>
        <Typography variant="body2" color="textSecondary" noWrap>
          {when}
        </Typography>
      </Box>
      {unread > 0 && (
        <Badge color="secondary" badgeContent={unread} aria-label={texts.unread(unread)} sx={{ mr: 1.5 }} />
      )}
    </ListItemButton>
  </ListItem>
);
