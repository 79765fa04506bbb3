import { Box, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { Link } from 'react-router-dom';
import { Unseen } from '../../shared/live-region';
import { momentOf } from '../../shared/moment';
import { texts } from './texts';
import { bellOf, type Notification } from '@sanctum/web/bell/bell';
import { api } from '../../providers/client';

export const { useUnread, useSeen, useNotifications, useRead, useReadAll } = bellOf(api);

function whoOf({ people: [first, second], others }: Notification): string {
  if (first === undefined) return texts.somebody;
  const names =
    second === undefined || others > 0
      ? [first, second].filter(Boolean).join(', ')
      : texts.two(first, second);
  return others > 0 ? texts.andMore(names, others) : names;
}

const isKnown = (kind: string): kind is keyof typeof texts.kinds => kind in texts.kinds;

/** Describes the notification in one sentence. */
function sentenceOf(notification: Notification): string {
  const { kind, title, people, others, times, startsAt } = notification;
  if (!isKnown(kind)) return title ?? texts.other;
  return texts.kinds[kind]({
    who: whoOf(notification),
    title: title ?? '',
    people: people.length + others,
    times,
    when: startsAt === null ? '' : momentOf(startsAt),
  });
}

/** Path prefix of the console; other paths belong to the member app. */
const CONSOLE = '/creator';

interface NotificationItemProps {
  notification: Notification;
  onChosen: () => void;
}

/** Notification that links to the page it is about. Following the link marks it as read. */
export function NotificationItem({ notification, onChosen }: NotificationItemProps) {
  const { mutate: read } = useRead();
  const { id, path, isRead, at } = notification;
  const isHere = path.startsWith(`${CONSOLE}/`);
  const way = isHere ? { component: Link, to: path.slice(CONSOLE.length) } : { component: 'a', href: path };
  const choose = () => {
    if (!isRead) read(id);
    onChosen();
  };
  return (
    <ListItem disablePadding>
      <ListItemButton {...way} onClick={choose} sx={{ gap: 1.5, alignItems: 'baseline' }}>
        <ListItemText
          primary={sentenceOf(notification)}
          secondary={momentOf(at)}
          slotProps={{
            primary: { sx: { fontWeight: isRead ? 400 : 700, overflowWrap: 'anywhere' } },
          }}
        />
        {!isRead && (
          <Box
            component="span"
            sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: 'error.main', flexShrink: 0 }}
          >
            <Unseen>{texts.unread}</Unseen>
          </Box>
        )}
      </ListItemButton>
    </ListItem>
  );
}
