import { Box, Button, LinearProgress, List, Typography } from '@mui/material';
import { useNotify } from 'react-admin';
import { useNotifications, useReadAll } from './bell.api';
import { NotificationItem } from './notification-item';
import { texts } from './texts';
import { LoadFailed } from '../../shared/load-failed';
import { NextPage } from '../../shared/next-page';

/** Notifications, newest first. */
export function NotificationList({ onChosen }: { onChosen: () => void }) {
  const query = useNotifications();
  const { data, isPending, isLoadingError, refetch } = query;
  const notify = useNotify();
  const readAll = useReadAll();
  const items = data?.pages.flatMap((page) => page.items) ?? [];
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
      {isPending && <LinearProgress aria-label={texts.title} sx={{ m: 2 }} />}
      {isLoadingError && (
        <Box sx={{ m: 2 }}>
          <LoadFailed words={texts.failed} onRetry={() => void refetch()} />
        </Box>
      )}
      {data && items.length === 0 && (
        <Typography color="text.secondary" sx={{ p: 2 }}>
          {texts.empty}
        </Typography>
      )}
      <List dense>
        {items.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} onChosen={onChosen} />
        ))}
      </List>
      <NextPage of={query} words={texts.more} sx={{ textAlign: 'center', mb: 1 }} />
    </>
  );
}
