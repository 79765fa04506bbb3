import { Box } from '@mui/material';

/** Words for people who cannot see the sign beside them. */
export const Unseen = ({ children }: { children: string }) => (
  <Box
    component="span"
    sx={{
      ...{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' },
      ...{ clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
    }}
  >
    {children}
  </Box>
);
