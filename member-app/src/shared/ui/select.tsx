import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field';
import { controlStyle } from './input';

/** The platform's own list: every phone and keyboard knows how to search in it. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select className={clsx(controlStyle, 'h-12', className)} {...useFieldControl()} {...rest} />;
}
