import { clsx } from 'clsx';
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
