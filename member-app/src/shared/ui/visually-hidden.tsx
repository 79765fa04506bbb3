import type { ComponentProps } from 'react';

/** Read aloud, but not shown. */
export const VisuallyHidden = (props: ComponentProps<'span'>) => <span className="sr-only" {...props} />;
