import { useEffect } from 'react';
import { type Conversation, useMarkRead } from './conversation.api';

/** What is shown in a window that somebody looks at is read. */
export function useReadThrough({ id, lastSequence, unread }: Conversation, newest: number): void {
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
