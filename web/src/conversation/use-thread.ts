import type { components } from '@sanctum/openapi';
import { useState } from 'react';
import { useEndInView } from './use-end-in-view';
import { useReadThrough } from './use-read-through';
import { useTellTyping } from './use-tell-typing';
import { type NewMessage, useUnsent } from './use-unsent';

type Schemas = components['schemas'];

interface ThreadOptions {
  conversation: Schemas['ConversationResponse'];
  /** The key under which this browser keeps what is unsent. */
  keptAs: string;
  /** Pages of messages, the newest first. */
  pages: readonly Schemas['MessagesResponse'][] | undefined;
  send: (message: NewMessage) => Promise<unknown>;
  markRead: (through: number) => void;
  tellTyping: () => void;
}

/** Keeps a conversation on the screen: its messages, those that have not arrived, and what is being written. */
export function useThread({ conversation, keptAs, pages = [], send, markRead, tellTyping }: ThreadOptions) {
  const unsent = useUnsent(keptAs);
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  const items = pages.toReversed().flatMap((page) => page.items);
  const arrived = new Set(items.map(({ clientId }) => clientId));
  const waiting = unsent.messages.filter(({ clientId }) => !arrived.has(clientId));
  const newest = items.at(-1)?.sequence ?? 0;
  useReadThrough(conversation, newest, markRead);
  const list = useEndInView(newest + waiting.length);
  const tellTypingNow = useTellTyping(conversation.showsTyping, tellTyping);

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

  return {
    /** For the element that scrolls. */
    list,
    items,
    /** The newest message of this person that the other one has read. */
    lastReadOfMine: items.findLast(
      ({ isMine, sequence }) => isMine && sequence <= (conversation.otherReadThrough ?? 0),
    )?.id,
    waiting: waiting.map((message) => ({
      ...message,
      isUnderWay: underWay.includes(message.clientId),
      retry: () => void attempt(message),
      discard: () => unsent.remove(message.clientId),
    })),
    draft: unsent.draft,
    insert: unsent.write,
    write: (text: string) => {
      unsent.write(text);
      tellTypingNow();
    },
    /** Sends words, and storageUrls of what is attached. */
    sendNew: (text: string, attachments: string[]) => {
      const message = { clientId: crypto.randomUUID(), text, ...(attachments.length > 0 && { attachments }) };
      unsent.add(message);
      void attempt(message);
    },
  };
}
