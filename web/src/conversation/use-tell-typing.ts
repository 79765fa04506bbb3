import { useRef } from 'react';

/** The least time between two signs that somebody is writing. */
const SEND_EVERY_MS = 3_000;

/** Tells the other one while words are being typed, where both show it. */
export function useTellTyping(isShown: boolean, tell: () => void): () => void {
  const notifiedAt = useRef(0);
  return () => {
    const now = Date.now();
    if (!isShown || now - notifiedAt.current < SEND_EVERY_MS) return;
    notifiedAt.current = now;
    tell();
  };
}
