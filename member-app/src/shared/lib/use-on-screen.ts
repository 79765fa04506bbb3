import { type RefObject, useEffect } from 'react';

/** So much of it has to be visible; of what is taller than a telephone never more is. */
const MUCH = 0.4;

/** Calls back once, when much of an element is on the screen; without a callback nothing is watched. */
export function useOnScreen(element: RefObject<Element | null>, onSeen: (() => void) | undefined): void {
  useEffect(() => {
    if (!element.current || !onSeen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onSeen();
      },
      { threshold: MUCH },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, onSeen]);
}
