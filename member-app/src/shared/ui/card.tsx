import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A quiet surface: a hairline, no shadow until it can be picked up. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx('rounded-lg border border-line bg-surface', className)} {...rest} />;
}
