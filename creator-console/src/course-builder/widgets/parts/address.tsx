import { Typography } from '@mui/material';

/** Where something leads, to be read and not followed. */
export const Address = ({ url }: { url: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere', mt: 0.5 }}>
    {url}
  </Typography>
);
