import { type ReactNode, useEffect, useRef } from 'react';
import { texts } from './texts';

/** Product rule 6.3. */
const KEY = 'F8';

/** F8 leads to the toast from wherever the focus is; when the toast has gone, the focus is where it was. */
export function ToastRegion({ children }: { children: ReactNode }) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    let before: Element | null = null;
    const focusToast = (event: KeyboardEvent) => {
      if (event.key !== KEY || region.current?.contains(document.activeElement)) return;
      event.preventDefault();
      before = document.activeElement;
      region.current?.focus();
    };
    addEventListener('keydown', focusToast);
    return () => {
      removeEventListener('keydown', focusToast);
      // The focus left with the toast.
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, []);
  return (
    <section ref={region} tabIndex={-1} aria-label={texts.region(KEY)}>
      {children}
    </section>
  );
}
