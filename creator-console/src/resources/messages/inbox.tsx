import { Box, Button, List, Skeleton, Typography } from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { type InboxItem, type InboxView, useInbox } from '../../shared/conversation/conversation.api';
import { LoadFailed } from '../../shared/load-failed';
import { NextPage } from '../../shared/next-page';
import { dayOf } from '../../shared/moment';
import { InboxHead, Row } from './inbox-parts';
import { texts } from './texts';
import { pathOfView } from './view';
import { TextField } from '../../shared/forms/text-field';
import { Secondary } from '../../shared/secondary';

/** Conversations by their newest message, or by how long one waits for an answer; to be searched by name. */
export function Inbox({ view, openId }: { view: InboxView; openId: string | undefined }) {
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const inbox = useInbox(useDeferredValue(words), view);
  const items = inbox.data?.pages.flatMap((page) => page.items);
  return (
    <>
      <InboxHead>
        <TextField
          name="q"
          type="search"
          size="small"
          label={texts.search}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          fullWidth
        />
      </InboxHead>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }} aria-busy={inbox.isPending}>
        {inbox.isPending && <Skeleton variant="rounded" height={64} sx={{ m: 2 }} />}
        {inbox.isLoadingError && <LoadFailed words={texts.notLoaded} onRetry={() => void inbox.refetch()} />}
        {items?.length === 0 &&
          (words === '' && view === 'all' ? (
            <Nobody />
          ) : (
            <Typography sx={{ p: 2 }}>{words === '' ? texts.noneInView : texts.noneFound}</Typography>
          ))}
        <List disablePadding>
          {items?.map((item) => (
            <InboxRow key={item.id} item={item} view={view} isOpen={item.id === openId} />
          ))}
        </List>
        <NextPage of={inbox} words={texts.more} sx={{ m: 1 }} />
      </Box>
    </>
  );
}

const Nobody = () => (
  <Box sx={{ p: 2 }}>
    <Typography sx={{ fontWeight: 600 }}>{texts.none}</Typography>
    <Secondary sx={{ mb: 2 }}>{texts.noneText}</Secondary>
    <Button component={Link} to="/students" variant="outlined">
      {texts.students}
    </Button>
  </Box>
);

function InboxRow({
  item: { id, name, lastMessage, unread, answerAwaitedSince },
  view,
  isOpen,
}: {
  item: InboxItem;
  view: InboxView;
  isOpen: boolean;
}) {
  const said = lastMessage.text === null ? texts.deleted : withoutIds(lastMessage.text) || texts.attached;
  const words =
    lastMessage.senderName === null || lastMessage.isMine ? said : texts.by(lastMessage.senderName, said);
  return (
    <Row
      name={name}
      unread={unread}
      isOpen={isOpen}
      to={pathOfView(view, id)}
      words={lastMessage.isMine ? texts.you(words) : words}
      when={
        answerAwaitedSince === null ? dayOf(lastMessage.sentAt) : texts.waitsSince(dayOf(answerAwaitedSince))
      }
    />
  );
}

/** A line of a message leaves names out: whom it mentions is read in it. */
const withoutIds = (text: string): string => text.replaceAll(/@\[[0-9a-f-]*\]?/g, '@…');
