import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const FIELD = 'input:not([type=hidden], [hidden], [readonly]), select, textarea, button, summary, a[href]';

/** Events that show that the person started something else. */
const SIGNS = ['keydown', 'pointerdown'] as const;

function focusField(place: HTMLElement, name: string): boolean {
  const target =
    place.querySelector<HTMLElement>(`[id="${name}"]`) ??
    place.querySelector<HTMLElement>(`[name="${name}"]`);
  const field = target?.matches(FIELD) ? target : target?.querySelector<HTMLElement>(FIELD);
  if (!field) return false;
  field.focus({ preventScroll: true });
  field.scrollIntoView?.({ block: 'center' });
  return true;
}

/**
 * Focuses the setting that the URL names. Many settings load first, so it waits for the field until the person starts
 * something else.
 */
export function useArrival(page: RefObject<HTMLElement | null>, names: readonly string[]): void {
  const { hash, key } = useLocation();
  const name = names.find((one) => `#${one}` === hash);
  useEffect(() => {
    const place = page.current;
    if (!place || name === undefined || focusField(place, name)) return undefined;
    const stop = () => {
      observer.disconnect();
      for (const sign of SIGNS) removeEventListener(sign, stop);
    };
    const observer = new MutationObserver(() => focusField(place, name) && stop());
    observer.observe(place, { childList: true, subtree: true });
    for (const sign of SIGNS) addEventListener(sign, stop);
    return stop;
  }, [page, name, key]);
}
