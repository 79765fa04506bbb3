import { useEffect, useState } from 'react';

/** Long enough for a page to be there: hardly ever has a browser other rules than the server, and then only until its next update. */
const AFTER_MS = 3_000;

/** Counts how often the server's rules for the reader's clock were news; whatever shows times is drawn anew with each. */
export function useServerClock(): number {
  const [edition, setEdition] = useState(0);
  useEffect(() => {
    const timer = setTimeout(async () => {
      const isNews = await import('./learn-clock').then(({ learnClock }) => learnClock()).catch(() => false);
      if (isNews) setEdition((before) => before + 1);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return edition;
}
