import type { components } from '@sanctum/openapi';
import { useEffect } from 'react';

type Conversation = Pick<components['schemas']['ConversationResponse'], 'lastSequence' | 'unread'>;

/** Marks what is shown as read while somebody looks at the window. */
export function useReadThrough(
  { lastSequence, unread }: Conversation,
  newest: number,
  markRead: (through: number) => void,
): void {
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
