import { useEffect } from 'react';

const siteName = 'Sanctum';

/** Names the page in the browser's tab and history, and to screen readers. The home page has the site's name alone. */
export function PageTitle({ children }: { children?: string }) {
  useEffect(() => {
    document.title = children ? `${children} · ${siteName}` : siteName;
  }, [children]);
  return null;
}
