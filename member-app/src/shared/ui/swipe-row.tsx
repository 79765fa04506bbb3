import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface SwipeRowProps {
  /** Number of columns, where there is room. */
  columns?: 2 | 3;
  /** Name of a list without links; only then the list itself takes the keyboard's focus, to be scrolled. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Media query: narrower screens show a row to swipe through. */
const narrow = matchMedia('(width < 64rem)');

/**
 * A list of cards: one row to swipe through on a phone and a tablet, columns where there is room. It reaches to the
 * edges of the screen, where a partly visible card shows that there are more.
 */
export const SwipeRow = ({ columns = 3, label, className, children }: SwipeRowProps) => (
  <ul
    aria-label={label}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row without links is scrolled by keyboard too
    tabIndex={label !== undefined && narrow.matches ? 0 : undefined}
    className={clsx(
      '-mx-5 flex snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto px-5 [scrollbar-width:none] *:w-[min(82%,19rem)] *:shrink-0 *:snap-start',
      'lg:mx-0 lg:grid lg:gap-6 lg:overflow-visible lg:px-0 lg:*:w-auto',
      columns === 2 ? 'lg:grid-cols-2' : 'lg:grid-cols-3',
      className,
    )}
  >
    {children}
  </ul>
);
