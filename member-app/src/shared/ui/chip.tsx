import { clsx } from 'clsx';
import Check from 'lucide-react/icons/check';
import type { ComponentProps } from 'react';

/** A toggle, such as a topic tag. A check mark shows the state without color. */
export const Chip = ({
  selected,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & { selected: boolean }) => (
  <button
    type="button"
    aria-pressed={selected}
    className={clsx(
      'inline-flex min-h-10 items-center gap-1.5 rounded-full border px-4 text-sm font-medium transition-colors duration-200',
      selected
        ? 'border-evergreen bg-evergreen text-on-evergreen'
        : 'border-line-strong/60 bg-surface text-ink hover:border-evergreen hover:text-evergreen',
      className,
    )}
    {...rest}
  >
    {selected && <Check aria-hidden className="size-4" />}
    {children}
  </button>
);
