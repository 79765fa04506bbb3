import { Avatar, Stack, Typography } from '@mui/material';
import type { Student } from '../student/student';

/** A student's picture, or first letter, and name. */
export const StudentName = ({ username, avatarUrl }: Pick<Student, 'username' | 'avatarUrl'>) => (
  <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
    <Avatar
      src={avatarUrl ?? undefined}
      alt=""
      sx={{ width: 32, height: 32, fontSize: 14, bgcolor: 'primary.main' }}
    >
      {username.slice(0, 1)}
    </Avatar>
    <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {username}
    </Typography>
  </Stack>
);
