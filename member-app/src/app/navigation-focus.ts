import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A page change without a page load says nothing to a screen reader: the new page's heading takes the focus,
 * so that it is read and Tab goes on from there. A change of the query (a filter, a page of a list) stays put.
 */
export function useNavigationFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash) return;
    const main = document.querySelector('main');
    const target = main?.querySelector('h1') ?? main;
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
