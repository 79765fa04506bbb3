import { Typography, type TypographyProps } from '@mui/material';
import type { ElementType } from 'react';

/** Small text of less weight: facts, dates and explanations beside what they belong to. */
export const Secondary = (props: TypographyProps<ElementType, { component?: ElementType }>) => (
  <Typography variant="body2" color="textSecondary" {...props} />
);
