import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export function Label({ className, htmlFor, ...rest }: ComponentProps<'label'>) {
  return (
    <label
      htmlFor={htmlFor}
      className={clsx('mb-1.5 block text-sm font-semibold text-ink', className)}
      {...rest}
    />
  );
}
