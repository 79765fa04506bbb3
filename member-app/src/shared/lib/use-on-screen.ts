import { type RefObject, useEffect } from 'react';

/** Required visible share. An element taller than a phone never shows more. */
const MUCH = 0.4;

/** Calls back once when most of an element is visible; without a callback nothing is observed. */
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
