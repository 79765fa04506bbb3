import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Scrolls to the top of a list's new page and focuses it. Going back restores the scroll position by itself. */
export function useFocusOnNewPage<Target extends HTMLElement>(page: number) {
  const target = useRef<Target>(null);
  const shown = useRef(page);
  const returning = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (returning) return;
    target.current?.focus({ preventScroll: true });
    target.current?.scrollIntoView();
  }, [page, returning]);
  return target;
}
