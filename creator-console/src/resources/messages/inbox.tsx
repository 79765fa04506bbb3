import { Box, Button, List, Typography } from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { type InboxItem, type InboxView, useInbox } from '../../shared/conversation/conversation.api';
import { NextPage } from '../../shared/next-page';
import { dayOf } from '../../shared/moment';
import { InboxHead, Row } from './inbox-parts';
import { texts } from './texts';
import { pathOfView } from './view';
import { TextField } from '../../shared/forms/text-field';
import { Secondary } from '../../shared/secondary';
import { Loaded } from '../../shared/loaded';

/** Lists conversations by newest message, or by how long they have been waiting for an answer. Can be searched by name. */
export function Inbox({ view, openId }: { view: InboxView; openId: string | undefined }) {
  const [typed, setTyped] = useState('');
  const words = typed.trim();
  const inbox = useInbox(useDeferredValue(words), view);
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
        <Loaded query={inbox} failed={texts.notLoaded} heights={[64]}>
          {({ pages }) =>
            pages[0]?.items.length === 0 ? (
              <NoneHere isSearched={words !== ''} isInView={view !== 'all'} />
            ) : (
              <List disablePadding>
                {pages.flatMap(({ items }) =>
                  items.map((item) => (
                    <InboxRow key={item.id} item={item} view={view} isOpen={item.id === openId} />
                  )),
                )}
              </List>
            )
          }
        </Loaded>
        <NextPage of={inbox} words={texts.more} sx={{ m: 1 }} />
      </Box>
    </>
  );
}

function NoneHere({ isSearched, isInView }: { isSearched: boolean; isInView: boolean }) {
  if (isSearched || isInView)
    return <Typography sx={{ p: 2 }}>{isSearched ? texts.noneFound : texts.noneInView}</Typography>;
  return (
    <Box sx={{ p: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{texts.none}</Typography>
      <Secondary sx={{ mb: 2 }}>{texts.noneText}</Secondary>
      <Button component={Link} to="/students" variant="outlined">
        {texts.students}
      </Button>
    </Box>
  );
}

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

/** Replaces the ids of mentioned people, because the preview of a message does not load their names. */
const withoutIds = (text: string): string => text.replaceAll(/@\[[0-9a-f-]*\]?/g, '@…');
