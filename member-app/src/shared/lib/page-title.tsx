import { useEffect } from 'react';
import { useSite } from '../site/site';

/** Names the page in the browser's tab and history, and to screen readers. The home page only has the site's name. */
export function PageTitle({ children }: { children?: string }) {
  const { name } = useSite().place;
  useEffect(() => {
    document.title = children ? `${children} · ${name}` : name;
  }, [children, name]);
  return null;
}
