import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton, LinearProgress, Stack, Typography } from '@mui/material';
import { texts } from './texts';
import type { Sending } from './use-uploads';

export const SendingList = ({ sending }: { sending: readonly Sending[] }) => (
  <>
    {sending.map(({ id, name, percent, stop }) => (
      <Stack key={id} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" noWrap>
            {texts.sending(name, percent)}
          </Typography>
          <LinearProgress variant="determinate" value={percent} aria-label={texts.progress(name)} />
        </Box>
        <IconButton size="small" aria-label={texts.cancel(name)} onClick={stop}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Stack>
    ))}
  </>
);
