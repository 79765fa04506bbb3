import type { components } from '@sanctum/openapi';
import { useEffect, useState } from 'react';

export type NewMessage = components['schemas']['SendMessageRequest'];

interface Unsent {
  /** What stands in the field. */
  draft: string;
  /** What was to be sent and has not arrived, as far as is known. */
  messages: NewMessage[];
}

const NOTHING: Unsent = { draft: '', messages: [] };

/** Keeps what a person has written and not sent in this browser, over a reload, under a key. */
export function useUnsent(key: string) {
  const [unsent, setUnsent] = useState(() => read(key));
  useEffect(() => keep(key, unsent), [key, unsent]);
  return {
    ...unsent,
    write: (draft: string) => setUnsent((now) => ({ ...now, draft })),
    add: (message: NewMessage) =>
      setUnsent(({ messages }) => ({ draft: '', messages: [...messages, message] })),
    remove: (clientId: string) => {
      // what waited for the network may arrive after its reader has left this page
      keep(key, without(read(key), clientId));
      setUnsent((now) => without(now, clientId));
    },
  };
}

const without = (unsent: Unsent, clientId: string): Unsent => ({
  ...unsent,
  messages: unsent.messages.filter((one) => one.clientId !== clientId),
});

/** Storage may be blocked: what is unsent then lasts as long as the page. */
function keep(key: string, unsent: Unsent): void {
  try {
    if (unsent.draft === '' && unsent.messages.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(unsent));
  } catch {
    // see above
  }
}

function read(key: string): Unsent {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Unsent>) };
  } catch {
    return NOTHING;
  }
}
