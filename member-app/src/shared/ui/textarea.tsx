import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field';
import { controlStyle } from './input';

/** Grows with its text where the browser can (field-sizing), and can be dragged larger everywhere. */
export const Textarea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    className={clsx(controlStyle, 'field-sizing-content min-h-28 resize-y py-3', className)}
    {...useFieldControl()}
    {...rest}
  />
);
