import { useEffect, useState } from 'react';

/** What the coach has begun to write to somebody: this browser keeps it over a reload. Storage may be blocked: then it lasts as long as the page. */
export function useDraft(conversationId: string) {
  const key = `conversation:${conversationId}`;
  const [draft, setDraft] = useState(() => read(key));
  useEffect(() => {
    try {
      if (draft === '') localStorage.removeItem(key);
      else localStorage.setItem(key, draft);
    } catch {
      // see above
    }
  }, [key, draft]);
  return [draft, setDraft] as const;
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
