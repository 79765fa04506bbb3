import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Scroll position of each history entry. */
const positions = new Map<string, number>();

/**
 * Back and Forward restore the scroll position; a new page starts at its top or anchor; a change of the query keeps the
 * position. Browsers do this only for full page loads.
 */
export function useScrollRestoration() {
  const { key, pathname, hash } = useLocation();
  const returning = useNavigationType() === NavigationType.Pop;
  const shown = useRef(pathname);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    // After a reload the browser restores the scroll position itself.
    const handBack = () => {
      history.scrollRestoration = 'auto';
    };
    addEventListener('pagehide', handBack);
    return () => removeEventListener('pagehide', handBack);
  }, []);

  useLayoutEffect(() => {
    const isNewPage = shown.current !== pathname;
    shown.current = pathname;
    const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (returning && positions.has(key)) scrollTo(0, positions.get(key) ?? 0);
    else if (anchor) anchor.scrollIntoView();
    else if (isNewPage) scrollTo(0, 0);

    const remember = () => positions.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key, pathname, hash, returning]);
}
