import { clsx } from 'clsx';
import { type ComponentProps, useEffect, useRef } from 'react';

/** Wider screens have room for what stands above a conversation, too. */
const PHONE = '(width < 48rem)';

/**
 * Around a conversation. On a phone it is as high as the screen between the bars and, once it is open, scrolled there: the field
 * to write in is in view, with the newest message right above it.
 */
export function ThreadFrame({ isOpen, className, ...rest }: ComponentProps<'section'> & { isOpen: boolean }) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen && matchMedia(PHONE).matches) frame.current?.scrollIntoView?.({ block: 'start' });
  }, [isOpen]);
  return (
    <section
      ref={frame}
      className={clsx(
        'min-h-0 scroll-mt-[-1.5rem] flex-col max-md:h-[calc(100dvh-9rem-env(safe-area-inset-bottom))]',
        className,
      )}
      {...rest}
    />
  );
}
