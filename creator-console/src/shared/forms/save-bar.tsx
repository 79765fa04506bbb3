import { Box } from '@mui/material';
import { SaveButton } from 'react-admin';

/** Keeps Save visible below long forms. */
export const SaveBar = ({ label, alwaysEnable = false }: { label: string; alwaysEnable?: boolean }) => (
  <Box
    sx={{
      position: 'sticky',
      bottom: 0,
      zIndex: 'appBar',
      px: { xs: 2, sm: 3 },
      py: 1.5,
      bgcolor: 'background.paper',
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <SaveButton label={label} alwaysEnable={alwaysEnable} />
  </Box>
);
