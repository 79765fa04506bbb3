import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field';

export const controlStyle = [
  'w-full rounded-md border border-line-strong/70 bg-surface px-4 text-base text-ink',
  'placeholder:text-ink-soft transition-colors duration-200 hover:border-line-strong',
  'focus-visible:border-evergreen focus-visible:outline-offset-1',
  'aria-invalid:border-danger disabled:bg-sunken disabled:text-ink-soft',
];

export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input className={clsx(controlStyle, 'h-12', className)} {...useFieldControl()} {...rest} />
);

/** A text area that grows with its text if the browser can (field-sizing), and can always be dragged larger. */
export const Textarea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    className={clsx(controlStyle, 'field-sizing-content block min-h-28 resize-y py-3', className)}
    {...useFieldControl()}
    {...rest}
  />
);

/** The platform's own list, which every phone and keyboard can search. */
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
