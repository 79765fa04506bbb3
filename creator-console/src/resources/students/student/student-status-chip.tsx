import { Chip, type ChipProps } from '@mui/material';
import type { Student, StudentStatus } from './student';
import { texts } from './texts';

/** Words say which it is, the colour only helps. */
const LOOKS: Record<StudentStatus, Pick<ChipProps, 'color' | 'variant'>> = {
  lead: { variant: 'outlined' },
  active: { color: 'primary' },
  inactive: {},
  blocked: { color: 'error', variant: 'outlined' },
};

export const StudentStatusChip = ({ status }: Pick<Student, 'status'>) => (
  <Chip size="small" label={texts.statuses[status]} {...LOOKS[status]} />
);
