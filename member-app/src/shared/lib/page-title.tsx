import { useEffect } from 'react';

/** Names the page in the browser's tab, history and to screen readers. */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => {
    document.title = children === '' ? 'Sanctum' : `${children} · Sanctum`;
  }, [children]);
  return null;
}
