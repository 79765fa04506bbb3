import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field';
import { controlStyle } from './input';

/** The platform's own list: every phone and keyboard knows how to search in it. */
export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <div className="relative">
    <select
      className={clsx(controlStyle, 'h-12 appearance-none truncate pr-11', className)}
      {...useFieldControl()}
      {...rest}
    />
    <ChevronDown
      aria-hidden
      className="pointer-events-none absolute inset-y-0 right-4 my-auto size-5 text-ink-soft"
    />
  </div>
);
