import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/lib/paths';
import { type Conversation, useConversationWith, useLiveMessages } from './api';
import { ConversationView } from './conversation-view';

/** The conversation with the coach, as a tab next to the sessions. */
export function CoachThread() {
  const { t } = useTranslation('messages');
  return (
    <LoneThread
      conversation={useConversationWith({})}
      back={{ to: paths.myCoaching, label: t('toSessions') }}
    />
  );
}

/** The chat of a circle or pod, next to its posts. */
export function CircleThread({ groupId }: { groupId: string }) {
  const { t } = useTranslation('messages');
  return (
    <LoneThread
      conversation={useConversationWith({ groupId })}
      back={{ to: `?${new URLSearchParams({ group: groupId })}`, label: t('circle.toPosts') }}
    />
  );
}

interface LoneThreadProps {
  conversation: UseQueryResult<Conversation>;
  back: { to: string; label: string };
}

function LoneThread(props: LoneThreadProps) {
  return (
    <ConversationView
      {...props}
      typingIn={useLiveMessages()}
      // the window's height minus the headings and tabs above it
      className="max-w-3xl md:h-[max(30rem,calc(100dvh-22rem))] md:overflow-hidden md:rounded-lg md:border md:border-line"
    />
  );
}
