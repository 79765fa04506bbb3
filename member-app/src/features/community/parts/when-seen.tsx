import { clsx } from 'clsx';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useOnScreen } from '../../../shared/lib/use-on-screen';

/** Loads its content once it scrolls into view: under a feed, most readers never get there. */
export function WhenSeen({ children }: { children: ReactNode }) {
  const [isSeen, setSeen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const show = useCallback(() => setSeen(true), []);
  useOnScreen(place, isSeen ? undefined : show);
  return (
    <div ref={place} className={clsx(!isSeen && 'min-h-24')}>
      {isSeen && children}
    </div>
  );
}
