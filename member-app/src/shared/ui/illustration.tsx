import { clsx } from 'clsx';
import type { illustrationNames } from './illustration-names';

export type IllustrationName = (typeof illustrationNames)[number];

interface IllustrationProps {
  name: IllustrationName;
  /** Classes that set the size and, with `text-…`, the color of the line. */
  className?: string;
}

/**
 * One of our line drawings, always decorative. The file is referenced, not inlined: it needs no script, is cached like
 * a picture, and still takes its line from `color` and its washes from the theme's tokens.
 */
export const Illustration = ({ name, className }: IllustrationProps) => (
  <svg aria-hidden focusable="false" viewBox="0 0 240 240" className={clsx('aspect-square', className)}>
    <use href={`/illustrations/${name}.svg#drawing`} />
  </svg>
);
