import { useState } from 'react';
import { type Known, labelOf } from './mention-text';

/** Tracks the mentions chosen so far. `choose` returns the label to put after the @. */
export function useKnown(initial: Known | (() => Known)) {
  const [known, setKnown] = useState(initial);
  function choose(id: string, name: string): { label: string; known: Known } {
    const label = labelOf(known, id, name);
    const next = new Map(known).set(label, id);
    setKnown(next);
    return { label, known: next };
  }
  return { known, choose };
}
