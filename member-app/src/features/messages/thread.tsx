import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { byDay, ownTimeZone } from '../../shared/lib/days';
import { formatWeekday } from '../../shared/lib/format';
import { ErrorState } from '../../shared/ui/error-state';
import { NextPage } from '../../shared/ui/next-page';
import { Skeleton } from '../../shared/ui/skeleton';
import { useSession } from '../session';
import { type Conversation, type NewMessage, tellTyping, useMarkRead, useMessages, useSend } from './api';
import { Composer } from './composer';
import { SentMessage } from './sent-message';
import { UnsentMessage } from './unsent-message';
import { useUnsent } from './use-unsent';
import { WriteNotice } from './write-notice';

/** How near the end, in pixels, somebody reads who wants to see what comes. */
const NEAR = 120;

interface ThreadProps {
  conversation: Conversation;
  isOtherTyping: boolean;
}

/** All that was written, day by day, and the field for more. */
export function Thread({ conversation, isOtherTyping }: ThreadProps) {
  const { data: me } = useSession();
  return me ? (
    <ThreadOf
      key={conversation.id}
      accountId={me.id}
      conversation={conversation}
      isOtherTyping={isOtherTyping}
    />
  ) : null;
}

function ThreadOf({ accountId, conversation, isOtherTyping }: ThreadProps & { accountId: string }) {
  const { t } = useTranslation('messages');
  const { id, name, circle } = conversation;
  const messages = useMessages(id);
  const unsent = useUnsent(accountId, id);
  const { mutateAsync: send } = useSend(id);
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  const items = messages.data?.pages.toReversed().flatMap((page) => page.items) ?? [];
  const arrived = new Set(items.map(({ clientId }) => clientId));
  const waiting = unsent.messages.filter(({ clientId }) => !arrived.has(clientId));
  const newest = items.at(-1)?.sequence ?? 0;
  useReadThrough(conversation, newest);
  const list = useEndInView(newest + waiting.length);

  const tellTypingNow = useTellTyping(id, conversation.showsTyping);
  const lastReadOfMine = items.findLast(
    ({ isMine, sequence }) => isMine && sequence <= (conversation.otherReadThrough ?? 0),
  )?.id;

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
    <div className="flex min-h-0 flex-1 flex-col">
      <section
        ref={list}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label={t(circle ? 'circle.with' : 'with', { name })}
        className="min-h-0 flex-1 overflow-y-auto bg-paper px-4 py-5 sm:px-6"
      >
        {messages.isPending && <Loading />}
        {messages.isLoadingError && (
          <ErrorState onRetry={() => void messages.refetch()} pending={messages.isFetching} />
        )}
        <NextPage of={messages} words={t('earlier')} size="sm" className="mb-4 text-center" />
        {messages.isSuccess && items.length + waiting.length === 0 && (
          <p className="py-10 text-center text-ink-soft">{t(circle ? 'circle.empty' : 'empty', { name })}</p>
        )}
        <div role="log" aria-label={t(circle ? 'circle.with' : 'with', { name })}>
          {byDay(
            items.map((message) => ({ ...message, startsAt: message.sentAt })),
            ownTimeZone(),
          ).map(({ date, items: ofDay }) => (
            <section key={date} aria-label={formatWeekday(ofDay[0]!.sentAt, ownTimeZone())}>
              <h3 className="my-4 text-center font-sans text-sm font-semibold text-ink-soft">
                {formatWeekday(ofDay[0]!.sentAt, ownTimeZone())}
              </h3>
              <ul className="space-y-2">
                {ofDay.map((message) => (
                  <SentMessage
                    key={message.id}
                    conversationId={id}
                    message={message}
                    circleId={circle?.id ?? null}
                    isReportable={conversation.isReportable}
                    isReadByOther={message.id === lastReadOfMine}
                  />
                ))}
              </ul>
            </section>
          ))}
          {waiting.length > 0 && (
            <ul className="mt-2 space-y-2">
              {waiting.map((message) => (
                <UnsentMessage
                  key={message.clientId}
                  text={message.text || t('attachments.some')}
                  isUnderWay={underWay.includes(message.clientId)}
                  onRetry={() => void attempt(message)}
                  onDiscard={() => unsent.remove(message.clientId)}
                />
              ))}
            </ul>
          )}
        </div>
      </section>
      <p aria-live="polite" className="px-4 text-sm text-ink-soft empty:hidden sm:px-6">
        {isOtherTyping && (circle ? t('circle.typing') : t('typing', { name }))}
      </p>
      {conversation.writing === 'open' ? (
        <Composer
          name={name}
          circleId={circle?.id ?? null}
          text={unsent.draft}
          onWrite={(text) => {
            unsent.write(text);
            tellTypingNow();
          }}
          onSend={sendNew}
        />
      ) : (
        <WriteNotice conversation={conversation} />
      )}
    </div>
  );
}

function Loading() {
  const { t } = useTranslation('messages');
  return (
    <section aria-busy="true" aria-label={t('loading')} className="space-y-3">
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="ml-auto h-12 w-1/2" />
      <Skeleton className="h-16 w-3/5" />
    </section>
  );
}

/** What is shown in a window that somebody looks at is read. */
function useReadThrough({ id, lastSequence, unread }: Conversation, newest: number): void {
  const { mutate: markRead } = useMarkRead(id);
  const readBefore = lastSequence - unread;
  useEffect(() => {
    const read = () => {
      if (newest > readBefore && document.visibilityState === 'visible') markRead(newest);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [newest, readBefore, markRead]);
}

/** That somebody is writing is told at most so often. */
const TOLD_EVERY_MS = 3_000;

/** Tells the other one while words are being typed, where both show it. */
function useTellTyping(id: string, isShown: boolean): () => void {
  const toldAt = useRef(0);
  return () => {
    const now = Date.now();
    if (!isShown || now - toldAt.current < TOLD_EVERY_MS) return;
    toldAt.current = now;
    tellTyping(id);
  };
}

/** Begins at the end, and stays there with what comes, unless somebody reads further up. */
function useEndInView(length: number) {
  const list = useRef<HTMLElement>(null);
  const seen = useRef(0);
  useEffect(() => {
    const element = list.current;
    if (!element || length === 0) return;
    const isNear =
      element.scrollHeight - element.scrollTop - element.clientHeight < NEAR + element.clientHeight;
    if (seen.current === 0 || isNear) element.scrollTo({ top: element.scrollHeight });
    seen.current = length;
  }, [length]);
  return list;
}
