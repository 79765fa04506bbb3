import type { Schemas } from '@sanctum/openapi';
import { useEffect, useState } from 'react';

export type NewMessage = Schemas['SendMessageRequest'];

interface Unsent {
  /** Text in the input field. */
  draft: string;
  /** Messages that are not known to have been sent. */
  messages: NewMessage[];
}

const NOTHING: Unsent = { draft: '', messages: [] };

/** Stores unsent text and messages in this browser under a key, across a reload. */
export function useUnsent(key: string) {
  const [unsent, setUnsent] = useState(() => read(key));
  useEffect(() => keep(key, unsent), [key, unsent]);
  return {
    ...unsent,
    write: (draft: string) => setUnsent((now) => ({ ...now, draft })),
    add: (message: NewMessage) =>
      setUnsent(({ messages }) => ({ draft: '', messages: [...messages, message] })),
    remove: (clientId: string) => {
      // A message waiting for the network may arrive after this page was left.
      keep(key, without(read(key), clientId));
      setUnsent((now) => without(now, clientId));
    },
  };
}

const without = (unsent: Unsent, clientId: string): Unsent => ({
  ...unsent,
  messages: unsent.messages.filter((one) => one.clientId !== clientId),
});

/** Stores unsent text. Storage may be blocked; then it lasts as long as the page. */
function keep(key: string, unsent: Unsent): void {
  try {
    if (unsent.draft === '' && unsent.messages.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(unsent));
  } catch {
    // Storage is blocked.
  }
}

function read(key: string): Unsent {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Unsent>) };
  } catch {
    return NOTHING;
  }
}
