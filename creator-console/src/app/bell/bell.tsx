import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { Badge, IconButton, Popover, Box, Button, List, Typography } from '@mui/material';
import { useState } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { texts } from './texts';
import { useNotify } from 'react-admin';
import { NotificationItem, useSeen, useUnread, useNotifications, useReadAll } from './notification-item';
import { Loaded } from '../../shared/loaded';
import { NextPage } from '../../shared/next-page';

/** Notifications, newest first. */
function NotificationList({ onChosen }: { onChosen: () => void }) {
  const query = useNotifications();
  const notify = useNotify();
  const readAll = useReadAll();
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const [newest] = items;
  const isUnread = items.some(({ isRead }) => !isRead);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 2, pt: 1.5 }}>
        <Typography variant="h6" component="h2">
          {texts.title}
        </Typography>
        {newest && isUnread && (
          <Button
            size="small"
            disabled={readAll.isPending}
            onClick={() =>
              readAll.mutate(newest.at, { onError: () => notify(texts.notRead, { type: 'error' }) })
            }
          >
            {texts.readAll}
          </Button>
        )}
      </Box>
      <Box sx={{ m: 2 }}>
        <Loaded query={query} failed={texts.failed} loading={texts.title}>
          {() => items.length === 0 && <Typography color="text.secondary">{texts.empty}</Typography>}
        </Loaded>
      </Box>
      <List dense>
        {items.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} onChosen={onChosen} />
        ))}
      </List>
      <NextPage of={query} words={texts.more} sx={{ textAlign: 'center', mb: 1 }} />
    </>
  );
}

/** Bell with the number of unread notifications. */
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
