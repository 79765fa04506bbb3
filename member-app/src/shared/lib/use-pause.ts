import { useEffect, useState } from 'react';

/** Returns the typed text once typing has paused for `ms` milliseconds. */
export function usePause(typed: string, ms: number): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), ms);
    return () => clearTimeout(timer);
  }, [typed, ms]);
  return settled;
}
