import { Stack, Typography } from '@mui/material';
import type { Student } from '../student/student';
import { StudentAddress } from '../student/student-address';
import { location } from './location';
import { StudentName } from './student-name';
import { StudentStatusChip } from '../student/student-status-chip';

/** A student in the list on a phone. */
export const StudentCard = (student: Student) => (
  <Stack spacing={0.75}>
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
      <StudentName {...student} />
      <StudentStatusChip {...student} />
    </Stack>
    <Typography variant="body2">
      <StudentAddress {...student} />
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {[location(student), student.phone ?? '-'].filter((fact) => fact !== '-').join(' · ')}
    </Typography>
  </Stack>
);
