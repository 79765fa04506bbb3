import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../load-failed';
import { NextPage } from '../next-page';
import { Composer } from './composer';
import { type Conversation, conversationsKey, useMessages, useSend } from './conversation.api';
import { SentMessage } from './sent-message';
import { texts } from './texts';
import { UnsentMessage } from './unsent-message';
import { useEndInView } from './use-end-in-view';
import { useReadThrough } from './use-read-through';
import { useTellTyping } from './use-tell-typing';
import { type NewMessage, useUnsent } from './use-unsent';

/** All that the coach and a student, or a circle, have written, and the field for more. Give it the conversation's id as its key. */
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
  const unsent = useUnsent(id);
  const { mutateAsync: send } = useSend(id);
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  const tellTypingNow = useTellTyping(conversation);
  const items = messages.data?.pages.toReversed().flatMap((page) => page.items) ?? [];
  const arrived = new Set(items.map(({ clientId }) => clientId));
  const waiting = unsent.messages.filter(({ clientId }) => !arrived.has(clientId));
  const newest = items.at(-1)?.sequence ?? 0;
  const lastReadOfMine = items.findLast(
    ({ isMine, sequence }) => isMine && sequence <= (conversation.otherReadThrough ?? 0),
  )?.id;
  useReadThrough(conversation, newest);
  const list = useEndInView(newest + waiting.length);
  const refresh = () => queries.invalidateQueries({ queryKey: conversationsKey });

  const attempt = async (message: NewMessage) => {
    const { clientId } = message;
    setUnderWay((now) => [...now, clientId]);
    try {
      await send(message);
      unsent.remove(clientId);
    } catch {
      // it stays, marked as not sent, with the way to try again
    } finally {
      setUnderWay((now) => now.filter((one) => one !== clientId));
    }
  };
  const sendNew = (text: string, attachments: string[]) => {
    const message = { clientId: crypto.randomUUID(), text, ...(attachments.length > 0 && { attachments }) };
    unsent.add(message);
    void attempt(message);
  };

  return (
    <Stack sx={{ minHeight: 0, flex: 1 }}>
      {/* to be scrolled by the keyboard, too */}
      <Box
        component="section"
        ref={list}
        tabIndex={0}
        aria-label={texts.with(name)}
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', p: 2 }}
      >
        {messages.isPending && <Skeleton variant="rounded" height={52} sx={{ maxWidth: '60%' }} />}
        {messages.isLoadingError && (
          <LoadFailed words={texts.notLoaded} onRetry={() => void messages.refetch()} />
        )}
        <NextPage of={messages} words={texts.earlier} sx={{ textAlign: 'center', mb: 2 }} />
        {messages.isSuccess && items.length + waiting.length === 0 && (
          <Typography color="textSecondary" sx={{ textAlign: 'center', py: 6 }}>
            {circle ? texts.emptyCircle : texts.empty(name)}
          </Typography>
        )}
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
                isUnderWay={underWay.includes(message.clientId)}
                onRetry={() => void attempt(message)}
                onDiscard={() => unsent.remove(message.clientId)}
              />
            ))}
          </Stack>
        </div>
      </Box>
      <Typography
        aria-live="polite"
        variant="body2"
        color="textSecondary"
        sx={{ px: 2, '&:empty': { display: 'none' } }}
      >
        {isOtherTyping && texts.typing(circle ? texts.somebody : name)}
      </Typography>
      {conversation.writing === 'open' ? (
        <Composer
          name={name}
          circleId={circle?.id ?? null}
          text={unsent.draft}
          onWrite={(text) => {
            unsent.write(text);
            tellTypingNow();
          }}
          onInsert={unsent.write}
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
