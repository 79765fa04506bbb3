import { useEffect, useState } from 'react';

/** The longest that a browser's timer can wait, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** Returns whether a moment has come, and updates when it does. */
export function useHasPassed(iso: string): boolean {
  const at = Date.parse(iso);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (now >= at) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(at - now, LONGEST));
    return () => clearTimeout(timer);
  }, [at, now]);
  return now >= at;
}
