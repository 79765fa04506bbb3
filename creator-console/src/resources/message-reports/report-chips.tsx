import { Chip, Stack } from '@mui/material';
import type { MessageReport } from './message-report';
import { texts } from './texts';

export const ReportChips = ({ settledAt, isSenderMuted }: MessageReport) => (
  <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
    <Chip
      size="small"
      color={settledAt === null ? 'warning' : 'default'}
      variant="outlined"
      label={settledAt === null ? texts.waiting : texts.decided}
    />
    {isSenderMuted && <Chip size="small" variant="outlined" label={texts.muted} />}
  </Stack>
);
