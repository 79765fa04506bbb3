import type { ComponentProps } from 'react';

/** Read aloud, not shown. */
export const VisuallyHidden = (props: ComponentProps<'span'>) => <span className="sr-only" {...props} />;
