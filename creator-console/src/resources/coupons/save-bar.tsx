import { Box } from '@mui/material';
import { SaveButton } from 'react-admin';
import { texts } from './texts';

/** In sight however long the form is. */
export const SaveBar = ({ alwaysEnable = false }: { alwaysEnable?: boolean }) => (
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
    <SaveButton label={texts.save} alwaysEnable={alwaysEnable} />
  </Box>
);
