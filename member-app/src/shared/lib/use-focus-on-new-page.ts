import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Another page of a list scrolls to its top and gets the focus. Back restores the scroll position by itself. */
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
