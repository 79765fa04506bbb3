import { useRef } from 'react';

/** The least time between two signs that somebody is writing. */
const TOLD_EVERY_MS = 3_000;

/** Tells the other one while words are being typed, where both show it. */
export function useTellTyping(isShown: boolean, tell: () => void): () => void {
  const toldAt = useRef(0);
  return () => {
    const now = Date.now();
    if (!isShown || now - toldAt.current < TOLD_EVERY_MS) return;
    toldAt.current = now;
    tell();
  };
}
