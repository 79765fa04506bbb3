import { Chip, Stack } from '@mui/material';
import { MinorChip } from '../students';
import type { Contribution } from './contribution';
import { texts } from './texts';

/** How it stands with a post or a comment, and how old its author is if she is a minor. */
export const ContributionChips = ({ state, openReports, isPinned, authorBand }: Contribution) => (
  <Stack direction="row" spacing={0.75} useFlexGap sx={{ flexWrap: 'wrap' }}>
    <Chip
      size="small"
      label={texts.states[state]}
      {...(state === 'published' ? { variant: 'outlined' } : { color: 'primary' })}
    />
    <MinorChip ageBand={authorBand} />
    {openReports > 0 && <Chip size="small" color="error" label={texts.reported(openReports)} />}
    {isPinned && <Chip size="small" variant="outlined" label={texts.pinned} />}
  </Stack>
);
