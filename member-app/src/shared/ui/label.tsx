import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export function Label({ className, ...rest }: ComponentProps<'label'>) {
  // The caller names the control with htmlFor, or puts it inside.
  return <label className={clsx('mb-1.5 block text-sm font-semibold text-ink', className)} {...rest} />;
}
