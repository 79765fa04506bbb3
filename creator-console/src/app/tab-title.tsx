import { useEffect } from 'react';
import { usePlaceName } from '../shared/place-name.api';

/** Gives the browser tab the page's title, because react-admin shows it only in the bar. */
export function TabTitle() {
  const place = usePlaceName();
  useEffect(() => {
    const inBar = document.querySelector('#react-admin-title')!;
    const before = document.title;
    const tell = () => {
      document.title = [inBar.textContent, place].filter(Boolean).join(' · ');
    };
    const observer = new MutationObserver(tell);
    observer.observe(inBar, { childList: true, characterData: true, subtree: true });
    tell();
    return () => {
      observer.disconnect();
      document.title = before;
    };
  }, [place]);
  return null;
}
