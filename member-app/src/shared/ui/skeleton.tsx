import { clsx } from 'clsx';

/** The shape of what is coming. Put `aria-busy` and a label on the region around it, not on every bone. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('animate-breathe rounded-md bg-line/70', className)} />;
}
