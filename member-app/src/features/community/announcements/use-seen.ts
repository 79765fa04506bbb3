import { MOST_SEEN_AT_ONCE } from '@sanctum/openapi/choices';
import { useCallback, useEffect, useRef } from 'react';
import { useTellSeen } from './api';

/** Milliseconds during which announcements are gathered, to be reported in one request. */
const GATHERED_FOR = 1000;

/** Gathers the announcements that were on the screen and reports them to the server, also when the page is left. */
export function useSeen(): (id: string) => void {
  const { mutate } = useTellSeen();
  const waiting = useRef(new Set<string>());
  const timer = useRef<number>(undefined);
  const tell = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    const ids = [...waiting.current];
    waiting.current.clear();
    for (let first = 0; first < ids.length; first += MOST_SEEN_AT_ONCE)
      mutate(ids.slice(first, first + MOST_SEEN_AT_ONCE));
  }, [mutate]);
  useEffect(() => tell, [tell]);
  return useCallback(
    (id) => {
      waiting.current.add(id);
      if (timer.current === undefined) timer.current = window.setTimeout(tell, GATHERED_FOR);
    },
    [tell],
  );
}
