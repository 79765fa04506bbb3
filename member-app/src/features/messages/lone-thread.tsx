import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { NotLoaded, Skeleton } from '../../shared/ui/loading';
import { type Conversation, useLiveMessages } from './api';
import { Thread } from './thread';
import { ThreadFrame } from './thread-frame';
import { ThreadHead } from './thread-head';

interface Props {
  conversation: UseQueryResult<Conversation>;
  /** The page is about nothing else. */
  fillsPage?: boolean;
}

export function LoneThread({ conversation, fillsPage = false }: Props) {
  const { t } = useTranslation('messages');
  const typingIn = useLiveMessages();
  if (conversation.isLoadingError) return <NotLoaded query={conversation} />;
  return (
    <ThreadFrame
      isOpen={fillsPage && conversation.isSuccess}
      aria-label={t('conversation')}
      aria-busy={conversation.isPending}
      className="flex max-w-3xl overflow-hidden rounded-lg border border-line bg-surface md:h-[600px] md:max-h-[75dvh]"
    >
      {conversation.data ? (
        <>
          <ThreadHead conversation={conversation.data} />
          <Thread conversation={conversation.data} isOtherTyping={typingIn === conversation.data.id} />
        </>
      ) : (
        <Skeleton className="m-4 h-12 w-1/2" />
      )}
    </ThreadFrame>
  );
}
