import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds that typing must pause before the search. */
const PAUSE_MS = 300;

/**
 * Links the text of the search box and of the URL: typing reaches the URL after a pause, and changes of the URL (Back,
 * the header's search) reach the box.
 */
export function useWords(q: string, onSearch: (q: string) => void) {
  const [words, setWords] = useState(q);
  const [sent, setSent] = useState(q);
  const [seen, setSeen] = useState(q);
  if (q !== seen) {
    setSeen(q);
    if (q !== sent) {
      setSent(q);
      setWords(q);
    }
  }

  const typed = words.trim();
  const search = useEffectEvent(onSearch);
  const send = useEffectEvent(() => {
    if (typed === sent) return;
    setSent(typed);
    search(typed);
  });
  useEffect(() => {
    const timer = setTimeout(() => send(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return [words, setWords] as const;
}
