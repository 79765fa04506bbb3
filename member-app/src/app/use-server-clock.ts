import { useEffect, useState } from 'react';

/**
 * Delay in milliseconds that lets the page load first: browsers rarely have other rules than the server, and then only
 * until their next update.
 */
const AFTER_MS = 3_000;

/** Counts changes to the server's time zone rules, so that displayed times are rendered again. */
export function useServerClock(): number {
  const [edition, setEdition] = useState(0);
  useEffect(() => {
    const learn = async () => {
      const { learnClock } = await import('./learn-clock');
      if (await learnClock()) setEdition((before) => before + 1);
    };
    // if the server cannot be reached, the browser's own rules stay
    const timer = setTimeout(() => void learn().catch(() => undefined), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return edition;
}
