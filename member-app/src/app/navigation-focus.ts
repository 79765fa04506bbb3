import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns true if the keyboard focus is where a page change left it: nowhere, or on the frame around the page. */
const isFocusFree = (main: HTMLElement): boolean => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement === main;
};

function focus(target: HTMLElement): void {
  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}

/**
 * Moves the focus to the new page's heading, because screen readers do not notice a page change without a load. The
 * heading is then read, and Tab continues from there. If the page is still loading, its heading takes the focus later,
 * unless the person has started something. A change of the query (a filter, a page of a list) keeps the focus.
 */
export function useNavigationFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const main = document.querySelector('main');
    if (hash || !main) return undefined;
    focus(main.querySelector('h1') ?? main);

    const lookForHeading = new MutationObserver(() => {
      const heading = main.querySelector('h1');
      if (heading && isFocusFree(main)) focus(heading);
    });
    const stop = () => lookForHeading.disconnect();
    lookForHeading.observe(main, { childList: true, subtree: true });
    addEventListener('keydown', stop, { once: true });
    addEventListener('pointerdown', stop, { once: true });
    return () => {
      stop();
      removeEventListener('keydown', stop);
      removeEventListener('pointerdown', stop);
    };
  }, [pathname, hash]);
}
