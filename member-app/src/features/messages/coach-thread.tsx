import { useTranslation } from 'react-i18next';
import { Avatar } from '../../shared/ui/avatar';
import { ErrorState } from '../../shared/ui/error-state';
import { Skeleton } from '../../shared/ui/skeleton';
import { type Conversation, useConversationWithCoach, useLiveMessages } from './api';
import { Thread } from './thread';

/** The member's conversation with the coach, by itself. */
export function CoachThread() {
  const { t } = useTranslation('messages');
  useLiveMessages();
  const conversation = useConversationWithCoach();
  if (conversation.isError) {
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
          <Thread conversation={conversation.data} />
        </>
      ) : (
        <Skeleton className="m-4 h-12 w-1/2" />
      )}
    </section>
  );
}

export function ThreadHead({ conversation: { participant } }: { conversation: Conversation }) {
  return (
    <div className="flex min-w-0 items-center gap-3 border-b border-line px-4 py-3 sm:px-6">
      <Avatar name={participant.name} src={participant.avatarUrl} size="sm" />
      <h2 className="truncate text-xl">{participant.name}</h2>
    </div>
  );
}
