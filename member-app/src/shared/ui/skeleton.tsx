import { clsx } from 'clsx';

/** A placeholder while something is loading. Put `aria-busy` and a label on the region around it, not on every skeleton. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={clsx('animate-breathe rounded-md bg-line/70', className)} />
);
