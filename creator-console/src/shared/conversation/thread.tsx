import { Muted } from '../muted';
import { Box, Stack, Typography, Button } from '@mui/material';
import { useThread } from '@sanctum/web/conversation/use-thread';
import { useQueryClient } from '@tanstack/react-query';
import { useActs } from '../../providers/use-acts';
import { Loaded } from '../loaded';
import { NextPage } from '../next-page';
import { Composer } from './composer';
import { type Conversation, conversationsKey, useMarkRead, useMessages, useSend } from './conversation.api';
import { SentMessage, Bubble } from './sent-message';
import { texts } from './texts';
import { useOnline } from '../use-online';

interface Props {
  text: string;
  isUnderWay: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A message that is being sent, waits for the network, or failed. */
function UnsentMessage({ text, isUnderWay, onRetry, onDiscard }: Props) {
  const isOnline = useOnline();
  return (
    <Bubble
      isMine
      footer={
        isUnderWay ? (
          <span>{isOnline ? texts.sending : texts.waitsForNetwork}</span>
        ) : (
          <>
            <Typography variant="body2" color="error">
              {texts.notSent}
            </Typography>
            <Button size="small" onClick={onRetry}>
              {texts.retry}
            </Button>
            <Button size="small" onClick={onDiscard}>
              {texts.discard}
            </Button>
          </>
        )
      }
    >
      {text}
    </Bubble>
  );
}

/**
 * The messages between the coach and a student or circle, and the field for a new one. Needs the conversation's id as
 * its key.
 */
// oxlint-disable-next-line max-lines-per-function -- the list, its states and the field share what `useThread` returns
export function Thread({
  conversation,
  isOtherTyping,
}: {
  conversation: Conversation;
  isOtherTyping: boolean;
}) {
  const { id, name, circle } = conversation;
  const queries = useQueryClient();
  const messages = useMessages(id);
  const { mutateAsync: send } = useSend(id);
  const { mutate: markRead } = useMarkRead(id);
  const { tellTyping } = useActs();
  const refresh = () => queries.invalidateQueries({ queryKey: conversationsKey });
  const { list, items, waiting, lastReadOfMine, draft, insert, write, sendNew } = useThread({
    conversation,
    keptAs: `conversation:${id}`,
    pages: messages.data?.pages,
    send,
    markRead,
    // delivery doesn't matter
    tellTyping: () => void tellTyping(id).catch(() => undefined),
  });

  return (
    <Stack sx={{ minHeight: 0, flex: 1 }}>
      {/* * so that the keyboard can scroll it too */}
      <Box
        component="section"
        ref={list}
        tabIndex={0}
        aria-label={texts.with(name)}
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', p: 2 }}
      >
        <Loaded query={messages} failed={texts.notLoaded} heights={[52]}>
          {() =>
            items.length + waiting.length === 0 && (
              <Typography color="textSecondary" sx={{ textAlign: 'center', py: 6 }}>
                {circle ? texts.emptyCircle : texts.empty(name)}
              </Typography>
            )
          }
        </Loaded>
        <NextPage of={messages} words={texts.earlier} sx={{ textAlign: 'center', mb: 2 }} />
        <div role="log" aria-label={texts.with(name)}>
          <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {items.map((message) => (
              <SentMessage
                key={message.id}
                message={message}
                circleId={circle?.id ?? null}
                isReadByOther={message.id === lastReadOfMine}
                onChanged={refresh}
              />
            ))}
            {waiting.map((message) => (
              <UnsentMessage
                key={message.clientId}
                text={message.text || texts.attached}
                isUnderWay={message.isUnderWay}
                onRetry={message.retry}
                onDiscard={message.discard}
              />
            ))}
          </Stack>
        </div>
      </Box>
      <Muted aria-live="polite" sx={{ px: 2, '&:empty': { display: 'none' } }}>
        {isOtherTyping && texts.typing(circle ? texts.somebody : name)}
      </Muted>
      {conversation.writing === 'open' ? (
        <Composer
          name={name}
          circleId={circle?.id ?? null}
          text={draft}
          onWrite={write}
          onInsert={insert}
          onSend={sendNew}
        />
      ) : (
        <Typography color="textSecondary" sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          {texts.notAllowed}
        </Typography>
      )}
    </Stack>
  );
}
