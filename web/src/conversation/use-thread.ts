import type { Schemas } from '@sanctum/openapi';
import { useEffect, useRef, useState } from 'react';
import { type NewMessage, useUnsent } from './use-unsent';

/** Marks visible messages as read while the window has the focus. */
function useReadThrough(
  { lastSequence, unread }: Pick<Schemas['ConversationResponse'], 'lastSequence' | 'unread'>,
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

/** Distance from the end, in pixels, within which new messages scroll into view. */
const NEAR = 120;

/** Starts at the end and follows new messages, unless the reader has scrolled up. */
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

/** Minimum interval between two typing signals, in milliseconds. */
const SEND_EVERY_MS = 3_000;

/** Sends typing signals to the other person, if both share them. */
function useTellTyping(isShown: boolean, tell: () => void): () => void {
  const notifiedAt = useRef(0);
  return () => {
    const now = Date.now();
    if (!isShown || now - notifiedAt.current < SEND_EVERY_MS) return;
    notifiedAt.current = now;
    tell();
  };
}

interface ThreadOptions {
  conversation: Schemas['ConversationResponse'];
  /** Key under which this browser stores unsent text. */
  keptAs: string;
  /** Pages of messages, newest first. */
  pages: readonly Schemas['MessagePageResponse'][] | undefined;
  send: (message: NewMessage) => Promise<unknown>;
  markRead: (through: number) => void;
  tellTyping: () => void;
}

/** Manages a conversation on the screen: its messages, messages that have not arrived, and the draft. */
export function useThread({ conversation, keptAs, pages = [], send, markRead, tellTyping }: ThreadOptions) {
  const unsent = useUnsent(keptAs);
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  const items = pages.flatMap((page) => page.items).toReversed();
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
      // it stays, marked as not sent, with a way to try again
    } finally {
      setUnderWay((now) => now.filter((one) => one !== clientId));
    }
  };

  return {
    /** Ref for the element that scrolls. */
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
    /** Sends a text, and the storageUrls of attachments. */
    sendNew: (text: string, attachments: string[]) => {
      const message = { clientId: crypto.randomUUID(), text, ...(attachments.length > 0 && { attachments }) };
      unsent.add(message);
      void attempt(message);
    },
  };
}
