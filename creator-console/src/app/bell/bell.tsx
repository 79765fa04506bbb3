import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { Badge, IconButton, Popover } from '@mui/material';
import { useState } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { useSeen, useUnread } from './bell.api';
import { NotificationList } from './notification-list';
import { texts } from './texts';

/** How much the coach was told and has not read, and what it is. */
export function Bell() {
  const unread = useUnread();
  const path = useHref(useLocation().pathname);
  useSeen(path, unread);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={texts.open(unread)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Badge badgeContent={unread} max={99} color="error">
          <NotificationsIcon />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': texts.title,
            sx: { width: 'min(26rem, calc(100vw - 24px))', maxHeight: 'min(70vh, 40rem)' },
          },
        }}
      >
        <NotificationList onChosen={close} />
      </Popover>
    </>
  );
}
