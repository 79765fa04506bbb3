import { useEffect, useRef } from 'react';

/** How near the end, in pixels, somebody reads who wants to see what comes. */
const NEAR = 120;

/** Begins at the end, and stays there with what comes, unless somebody reads further up. */
export function useEndInView(length: number) {
  const list = useRef<HTMLElement>(null);
  const seen = useRef(0);
  useEffect(() => {
    const element = list.current;
    if (!element || length === 0) return;
    const isNear =
      element.scrollHeight - element.scrollTop - element.clientHeight < NEAR + element.clientHeight;
    if (seen.current === 0 || isNear) element.scrollTo({ top: element.scrollHeight });
    seen.current = length;
  }, [length]);
  return list;
}
