import { Typography, type TypographyProps } from '@mui/material';

/** Quotes a member. */
export const Quote = ({ sx, ...props }: TypographyProps<'blockquote'>) => (
  <Typography
    component="blockquote"
    dir="auto"
    sx={{
      m: 0,
      pl: 2.5,
      borderLeft: 3,
      borderColor: 'primary.main',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      ...sx,
    }}
    {...props}
  />
);
