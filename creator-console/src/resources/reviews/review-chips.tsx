import { Chip, Stack } from '@mui/material';
import type { Review } from './review';
import { texts } from './texts';

export const ReviewChips = ({ state, openReports, answer }: Review) => (
  <Stack direction="row" spacing={0.75} useFlexGap sx={{ flexWrap: 'wrap' }}>
    <Chip
      size="small"
      label={texts.states[state]}
      {...(state === 'waiting' ? { color: 'primary' } : { variant: 'outlined' })}
    />
    {openReports > 0 && <Chip size="small" color="error" label={texts.reported(openReports)} />}
    {answer !== null && <Chip size="small" variant="outlined" label={texts.answered} />}
  </Stack>
);
