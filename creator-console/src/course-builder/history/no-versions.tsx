import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { Stack, Typography } from '@mui/material';
import { texts } from './texts';

export const NoVersions = () => (
  <Stack spacing={1} sx={{ alignItems: 'center', py: 5, textAlign: 'center' }}>
    <HistoryIcon aria-hidden sx={{ fontSize: 44, color: 'primary.main' }} />
    <Typography sx={{ fontWeight: 600 }}>{texts.none}</Typography>
    <Typography color="textSecondary" sx={{ maxWidth: '40ch' }}>
      {texts.noneHelp}
    </Typography>
  </Stack>
);
