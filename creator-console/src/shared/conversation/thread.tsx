import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useActs } from '../../providers/use-acts';
import { LoadFailed } from '../load-failed';
import { Composer } from './composer';
import { type Conversation, conversationsKey, useMessages } from './conversation.api';
import { SentMessage } from './sent-message';
import { texts } from './texts';
import { UnsentMessage } from './unsent-message';

interface Unsent {
  clientId: string;
  text: string;
  /** storageUrls of what is attached. */
  attachments: string[];
  hasFailed: boolean;
}

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
  const { sendMessage } = useActs();
  const tellTypingNow = useTellTyping(conversation);
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const items = messages.data?.pages.toReversed().flatMap((page) => page.items) ?? [];
  const arrived = new Set(items.map(({ clientId }) => clientId));
  const waiting = unsent.filter(({ clientId }) => !arrived.has(clientId));
  const newest = items.at(-1)?.sequence ?? 0;
  const lastReadOfMine = items.findLast(
    ({ isMine, sequence }) => isMine && sequence <= (conversation.otherReadThrough ?? 0),
  )?.id;
  useReadThrough(conversation, newest);
  const end = useEndInView(newest + waiting.length);
  const refresh = () => queries.invalidateQueries({ queryKey: conversationsKey });

  const attempt = async (message: Omit<Unsent, 'hasFailed'>) => {
    const { clientId } = message;
    const others = (now: readonly Unsent[]) => now.filter((one) => one.clientId !== clientId);
    setUnsent((now) => [...others(now), { ...message, hasFailed: false }]);
    try {
      const { text, attachments } = message;
      await sendMessage(id, { clientId, text, ...(attachments.length > 0 && { attachments }) });
      await refresh();
      setUnsent(others);
    } catch {
      setUnsent((now) => [...others(now), { ...message, hasFailed: true }]);
    }
  };

  return (
    <Stack sx={{ minHeight: 0, flex: 1 }}>
      {/* to be scrolled by the keyboard, too */}
      <Box
        component="section"
        tabIndex={0}
        aria-label={texts.with(name)}
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', p: 2 }}
      >
        {messages.isPending && <Skeleton variant="rounded" height={52} />}
        {messages.isError && <LoadFailed words={texts.notLoaded} onRetry={() => void messages.refetch()} />}
        {messages.hasNextPage && (
          <Box sx={{ textAlign: 'center', mb: 2 }}>
            <Button onClick={() => void messages.fetchNextPage()} loading={messages.isFetchingNextPage}>
              {texts.earlier}
            </Button>
          </Box>
        )}
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
                isInCircle={circle !== null}
                isReadByOther={message.id === lastReadOfMine}
                onChanged={refresh}
              />
            ))}
            {waiting.map(({ hasFailed, ...message }) => (
              <UnsentMessage
                key={message.clientId}
                text={message.text || texts.attached}
                hasFailed={hasFailed}
                onRetry={() => void attempt(message)}
              />
            ))}
          </Stack>
        </div>
        <div ref={end} />
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
          conversationId={id}
          name={name}
          circleId={circle?.id ?? null}
          onTyping={tellTypingNow}
          onSend={(text, attachments) => void attempt({ clientId: crypto.randomUUID(), text, attachments })}
        />
      ) : (
        <Typography color="textSecondary" sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          {texts.notAllowed}
        </Typography>
      )}
    </Stack>
  );
}

/** What is shown in a window that somebody looks at is read. */
function useReadThrough({ id, lastSequence, unread }: Conversation, newest: number): void {
  const { markMessagesRead } = useActs();
  const queries = useQueryClient();
  const readBefore = lastSequence - unread;
  useEffect(() => {
    const read = async () => {
      if (newest <= readBefore || document.visibilityState !== 'visible') return;
      await markMessagesRead(id, newest);
      await queries.invalidateQueries({ queryKey: [...conversationsKey, 'inbox'] });
    };
    // not marked now, it is when the conversation is opened again
    const attempt = () => void read().catch(() => undefined);
    attempt();
    document.addEventListener('visibilitychange', attempt);
    return () => document.removeEventListener('visibilitychange', attempt);
  }, [id, newest, readBefore, markMessagesRead, queries]);
}

/** That the coach is writing is told at most so often. */
const TOLD_EVERY_MS = 3_000;

function useTellTyping({ id, showsTyping }: Conversation): () => void {
  const { tellTyping } = useActs();
  const toldAt = useRef(0);
  return () => {
    const now = Date.now();
    if (!showsTyping || now - toldAt.current < TOLD_EVERY_MS) return;
    toldAt.current = now;
    // whether it arrives does not matter
    void tellTyping(id).catch(() => undefined);
  };
}

function useEndInView(length: number) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (length > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [length]);
  return end;
}
