import { Typography, type TypographyProps } from '@mui/material';

/** Smaller text in a quieter color, for an explanation, a detail or a time. */
export const Muted = ((props: TypographyProps) => (
  <Typography variant="body2" color="textSecondary" {...props} />
)) as typeof Typography;
