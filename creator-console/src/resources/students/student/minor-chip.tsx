import { Chip } from '@mui/material';
import type { Student } from './student';
import { texts } from './texts';

/** Says that somebody is a minor, and of which band; of others nothing. */
export const MinorChip = ({ ageBand }: Pick<Student, 'ageBand'>) =>
  ageBand === null || ageBand === 'adult' ? null : (
    <Chip size="small" variant="outlined" color="warning" label={texts.bands[ageBand]} />
  );
