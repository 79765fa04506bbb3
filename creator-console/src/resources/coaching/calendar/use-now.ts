import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** This moment, to the minute, as long as it is looked at. */
export function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date().toISOString()), MINUTE);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
