import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface SwipeRowProps {
  /** Columns where there is room. */
  columns?: 2 | 3;
  /** Name of a list without links: only then the list itself takes the keyboard's focus, to be scrolled. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Narrower screens show the row that one swipes through. */
const narrow = matchMedia('(width < 64rem)');

/**
 * A list of cards: one row to swipe through on a phone and a tablet, columns where there is room. It reaches to the
 * edges of the screen, so that a card in part shows that there are more.
 */
export const SwipeRow = ({ columns = 3, label, className, children }: SwipeRowProps) => (
  <ul
    aria-label={label}
    tabIndex={label !== undefined && narrow.matches ? 0 : undefined}
    className={clsx(
      'flex snap-x snap-mandatory gap-4 overflow-x-auto [scrollbar-width:none] lg:grid lg:gap-6 lg:overflow-visible',
      'max-lg:mx-[calc(-1*clamp(1.25rem,4vw,3rem))] max-lg:scroll-px-[clamp(1.25rem,4vw,3rem)] max-lg:px-[clamp(1.25rem,4vw,3rem)] max-lg:pb-2',
      'max-lg:*:w-[min(82%,22rem)] max-lg:*:shrink-0 max-lg:*:snap-start',
      columns === 2 ? 'lg:grid-cols-2' : 'lg:grid-cols-3',
      className,
    )}
  >
    {children}
  </ul>
);
