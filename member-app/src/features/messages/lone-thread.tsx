import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../shared/ui/error-state';
import { Skeleton } from '../../shared/ui/skeleton';
import { type Conversation, useLiveMessages } from './api';
import { Thread } from './thread';
import { ThreadHead } from './thread-head';

/** One conversation by itself, without an inbox beside it. */
export function LoneThread({ conversation }: { conversation: UseQueryResult<Conversation> }) {
  const { t } = useTranslation('messages');
  const typingIn = useLiveMessages();
  if (conversation.isLoadingError) {
    return <ErrorState onRetry={() => void conversation.refetch()} pending={conversation.isFetching} />;
  }
  return (
    <section
      aria-label={t('conversation')}
      aria-busy={conversation.isPending}
      className="flex h-[600px] max-h-[75dvh] max-w-3xl flex-col overflow-hidden rounded-lg border border-line bg-surface"
    >
      {conversation.data ? (
        <>
          <ThreadHead conversation={conversation.data} />
          <Thread conversation={conversation.data} isOtherTyping={typingIn === conversation.data.id} />
        </>
      ) : (
        <Skeleton className="m-4 h-12 w-1/2" />
      )}
    </section>
  );
}
