import {
  Badge,
  Box,
  Button,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { type InboxItem, type InboxView, useInbox } from '../../shared/conversation/conversation.api';
import { LoadFailed } from '../../shared/load-failed';
import { dayOf } from '../../shared/moment';
import { texts } from './texts';

const VIEWS = ['all', 'unread', 'unanswered'] as const satisfies readonly InboxView[];

/** Conversations by their newest message, to be searched by name. */
export function Inbox({ openId }: { openId: string | undefined }) {
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const [params, setParams] = useSearchParams();
  const view = VIEWS.find((one) => one === params.get('view')) ?? 'all';
  const inbox = useInbox(useDeferredValue(words), view);
  const items = inbox.data?.pages.flatMap((page) => page.items);
  return (
    <>
      <Box sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
        <Typography component="h2" variant="h6" sx={{ mb: 1.5 }}>
          {texts.inbox}
        </Typography>
        <TextField
          type="search"
          size="small"
          label={texts.search}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          fullWidth
        />
        <TextField
          select
          size="small"
          label={texts.show}
          value={view}
          onChange={({ target }) => setParams(target.value === 'all' ? {} : { view: target.value })}
          fullWidth
          sx={{ mt: 1.5 }}
        >
          {VIEWS.map((one) => (
            <MenuItem key={one} value={one}>
              {texts.views[one]}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
        {inbox.isError && <LoadFailed words={texts.notLoaded} onRetry={() => void inbox.refetch()} />}
        {items?.length === 0 &&
          (words === '' && view === 'all' ? (
            <Nobody />
          ) : (
            <Typography sx={{ p: 2 }}>{words === '' ? texts.noneInView : texts.noneFound}</Typography>
          ))}
        <List disablePadding>
          {items?.map((item) => (
            <InboxRow key={item.id} item={item} isOpen={item.id === openId} />
          ))}
        </List>
        {inbox.hasNextPage && (
          <Button onClick={() => void inbox.fetchNextPage()} loading={inbox.isFetchingNextPage} sx={{ m: 1 }}>
            {texts.more}
          </Button>
        )}
      </Box>
    </>
  );
}

const Nobody = () => (
  <Box sx={{ p: 2 }}>
    <Typography sx={{ fontWeight: 600 }}>{texts.none}</Typography>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
      {texts.noneText}
    </Typography>
    <Button component={Link} to="/students" variant="outlined">
      {texts.students}
    </Button>
  </Box>
);

function InboxRow({
  item: { id, name, lastMessage, unread, answerAwaitedSince },
  isOpen,
}: {
  item: InboxItem;
  isOpen: boolean;
}) {
  const { search } = useLocation();
  const said = lastMessage.text === null ? texts.deleted : withoutIds(lastMessage.text) || texts.attached;
  const words =
    lastMessage.senderName === null || lastMessage.isMine ? said : texts.by(lastMessage.senderName, said);
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={`/messages/${id}${search}`}
        selected={isOpen}
        aria-current={isOpen ? 'true' : undefined}
      >
        <ListItemText
          primary={name}
          secondary={lastMessage.isMine ? texts.you(words) : words}
          slotProps={{
            primary: { noWrap: true, sx: { fontWeight: unread > 0 ? 700 : 400 } },
            secondary: { noWrap: true },
          }}
        />
        <Typography variant="body2" color="textSecondary" noWrap sx={{ ml: 1, flexShrink: 0 }}>
          {answerAwaitedSince === null
            ? dayOf(lastMessage.sentAt)
            : texts.waitsSince(dayOf(answerAwaitedSince))}
        </Typography>
        {unread > 0 && (
          <Badge
            color="secondary"
            badgeContent={unread}
            aria-label={texts.unread(unread)}
            sx={{ ml: 2, mr: 1 }}
          />
        )}
      </ListItemButton>
    </ListItem>
  );
}

/** A line of a message leaves names out: whom it mentions is read in it. */
const withoutIds = (text: string): string => text.replaceAll(/@\[[0-9a-f-]*\]?/g, '@…');
