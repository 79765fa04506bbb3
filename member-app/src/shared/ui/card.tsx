import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={clsx('rounded-lg border border-line bg-surface', className)} {...rest} />
);
