import { Typography, type TypographyProps } from '@mui/material';

/** Smaller text in a quieter color: an explanation, a detail or a moment. */
export const Muted = ((props: TypographyProps) => (
  <Typography variant="body2" color="textSecondary" {...props} />
)) as typeof Typography;
