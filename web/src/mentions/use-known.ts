import { useState } from 'react';
import { type Known, labelOf } from './mention-text';

/** Whom the writer has chosen so far; `choose` answers what is to stand behind the @. */
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
