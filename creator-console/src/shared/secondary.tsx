import { Typography, type TypographyProps } from '@mui/material';
import type { ElementType } from 'react';

/** Small, less prominent text: facts, dates and explanations. */
export const Secondary = (props: TypographyProps<ElementType, { component?: ElementType }>) => (
  <Typography variant="body2" color="textSecondary" {...props} />
);
