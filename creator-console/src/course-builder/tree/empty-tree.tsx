import SpaIcon from '@mui/icons-material/SpaOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { texts } from '../shared/texts';

export const EmptyTree = ({ onCreate }: { onCreate: () => void }) => (
  <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', px: 2, py: 5 }}>
    <SpaIcon aria-hidden sx={{ fontSize: 44, color: 'primary.main' }} />
    <Typography sx={{ fontWeight: 600 }}>{texts.tree.empty}</Typography>
    <Typography variant="body2" color="textSecondary">
      {texts.tree.emptyHelp}
    </Typography>
    <Button variant="contained" onClick={onCreate} data-begin>
      {texts.tree.createFirst}
    </Button>
  </Stack>
);
