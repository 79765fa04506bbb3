import { useRef } from 'react';
import { useActs } from '../../providers/use-acts';
import type { Conversation } from './conversation.api';

/** That the coach is writing is told at most so often. */
const TOLD_EVERY_MS = 3_000;

/** Tells the other one while words are being typed, where both show it. */
export function useTellTyping({ id, showsTyping }: Conversation): () => void {
  const { tellTyping } = useActs();
  const toldAt = useRef(0);
  return () => {
    const now = Date.now();
    if (!showsTyping || now - toldAt.current < TOLD_EVERY_MS) return;
    toldAt.current = now;
    // whether it arrives does not matter
    void tellTyping(id).catch(() => undefined);
  };
}
