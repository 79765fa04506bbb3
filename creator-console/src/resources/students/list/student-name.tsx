import { Avatar, Stack, Typography } from '@mui/material';
import { MinorChip } from '../student/minor-chip';
import type { Student } from '../student/student';

/** A student's picture, or first email, name, whether she is a minor, and tags. */
export const StudentName = ({
  username,
  avatarUrl,
  tags,
  ageBand,
}: Pick<Student, 'username' | 'avatarUrl' | 'tags' | 'ageBand'>) => (
  <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
    <Avatar
      src={avatarUrl ?? undefined}
      alt=""
      sx={{ width: 32, height: 32, fontSize: 14, bgcolor: 'primary.main' }}
    >
      {username.slice(0, 1)}
    </Avatar>
    <div>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {username}
      </Typography>
      <MinorChip ageBand={ageBand} />
      {tags.length > 0 && (
        <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {tags.map(({ name }) => name).join(' · ')}
        </Typography>
      )}
    </div>
  </Stack>
);
