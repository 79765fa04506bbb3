import { useThread } from '@sanctum/web/conversation/use-thread';
import { useOnline } from '@sanctum/web/live/use-online';
import { useTranslation } from 'react-i18next';
import { byDay, ownTimeZone } from '../../shared/lib/days';
import { formatWeekday } from '../../shared/lib/format';
import { Button } from '../../shared/ui/button';
import { NotLoaded, Skeletons } from '../../shared/ui/loading';
import { NextPage } from '../../shared/ui/next-page';
import { Spinner } from '../../shared/ui/spinner';
import { useSession } from '../session';
import { type Conversation, type Message, tellTyping, useMarkRead, useMessages, useSend } from './api';
import { Composer } from './composer';
import { MessageBubble } from './message-bubble';
import { SentMessage } from './sent-message';
import { WriteNotice } from './write-notice';

interface ThreadProps {
  conversation: Conversation;
  isOtherTyping: boolean;
}

/** Messages by day, and the field for a new one. */
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

// oxlint-disable-next-line max-lines-per-function -- earlier, sent and unsent messages and the field are one conversation
function ThreadOf({ accountId, conversation, isOtherTyping }: ThreadProps & { accountId: string }) {
  const { t } = useTranslation('messages');
  const { id, name, circle } = conversation;
  const messages = useMessages(id);
  const { mutateAsync: send } = useSend(id);
  const { mutate: markRead } = useMarkRead(id);
  const { list, items, waiting, lastReadOfMine, draft, write, sendNew } = useThread({
    conversation,
    keptAs: `messages:${accountId}:${id}`,
    pages: messages.data?.pages,
    send,
    markRead,
    tellTyping: () => tellTyping(id),
  });

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <section
        ref={list}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label={t(circle ? 'circle.with' : 'with', { name })}
        className="min-h-0 flex-1 overflow-y-auto bg-paper px-4 py-5 sm:px-6"
      >
        {!messages.data && <NotLoaded query={messages} skeleton={<Loading />} />}
        <NextPage of={messages} words={t('earlier')} size="sm" className="mb-4 text-center" />
        {messages.isSuccess && items.length + waiting.length === 0 && (
          <p className="py-10 text-center text-ink-soft">{t(circle ? 'circle.empty' : 'empty', { name })}</p>
        )}
        <div role="log" aria-label={t(circle ? 'circle.with' : 'with', { name })}>
          {byDay(
            items.map((message) => ({ ...message, startsAt: message.sentAt })),
            ownTimeZone(),
          ).map(({ date, items: ofDay }) => (
            <Day key={date} messages={ofDay} conversation={conversation} lastReadOfMine={lastReadOfMine} />
          ))}
          {waiting.length > 0 && (
            <ul className="mt-2 space-y-2">
              {waiting.map((message) => (
                <UnsentMessage
                  key={message.clientId}
                  text={message.text || t('attachments.some')}
                  isUnderWay={message.isUnderWay}
                  onRetry={message.retry}
                  onDiscard={message.discard}
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
        <Composer name={name} circleId={circle?.id ?? null} text={draft} onWrite={write} onSend={sendNew} />
      ) : (
        <WriteNotice conversation={conversation} />
      )}
    </div>
  );
}

function Loading() {
  const { t } = useTranslation('messages');
  return (
    <Skeletons
      label={t('loading')}
      of={['h-12 w-2/3', 'ml-auto h-12 w-1/2', 'h-16 w-3/5']}
      className="space-y-3"
    />
  );
}

interface DayProps {
  messages: Message[];
  conversation: Conversation;
  lastReadOfMine: string | undefined;
}

function Day({ messages, conversation, lastReadOfMine }: DayProps) {
  const day = formatWeekday(messages[0]!.sentAt, ownTimeZone());
  return (
    <section aria-label={day}>
      <h3 className="my-4 text-center font-sans text-sm font-semibold text-ink-soft">{day}</h3>
      <ul className="space-y-2">
        {messages.map((message) => (
          <SentMessage
            key={message.id}
            conversationId={conversation.id}
            message={message}
            circleId={conversation.circle?.id ?? null}
            isReportable={conversation.isReportable}
            isReadByOther={message.id === lastReadOfMine}
          />
        ))}
      </ul>
    </section>
  );
}

interface Props {
  text: string;
  isUnderWay: boolean;
  onRetry: () => void;
  onDiscard: () => void;
}

/** A message that is being sent, is waiting for the network, or has failed. */
function UnsentMessage({ text, isUnderWay, onRetry, onDiscard }: Props) {
  const { t } = useTranslation('messages');
  const isOnline = useOnline();
  return (
    <MessageBubble
      isMine
      footer={
        isUnderWay ? (
          isOnline ? (
            <>
              <Spinner /> {t('sending')}
            </>
          ) : (
            t('waitsForNetwork')
          )
        ) : (
          <>
            <span className="font-semibold text-danger">{t('notSent')}</span>
            <Button variant="link" size="sm" onClick={onRetry}>
              {t('retry')}
            </Button>
            <Button variant="link" size="sm" onClick={onDiscard}>
              {t('discard')}
            </Button>
          </>
        )
      }
    >
      {text}
    </MessageBubble>
  );
}
