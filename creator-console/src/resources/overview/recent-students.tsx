import { Avatar, Box, Typography } from '@mui/material';
import type { RecentStudent } from './overview.api';
import { LINE, ShortList } from './short-list';
import { texts } from './texts';

const dayOf = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-US', { dateStyle: 'medium' });

/** The five who joined last (product rule 6.1). */
export const RecentStudents = ({ students }: { students: RecentStudent[] }) => (
  <ShortList
    title={texts.recentStudents}
    empty={texts.noStudents}
    all={{ label: texts.allStudents, to: '/students' }}
  >
    {students.map(({ id, name, avatarUrl, joinedAt, purchases }) => (
      <Box component="li" key={id} sx={LINE}>
        <Avatar
          src={avatarUrl ?? undefined}
          alt=""
          sx={{ width: 36, height: 36, fontSize: 15, bgcolor: 'primary.main' }}
        >
          {name.slice(0, 1)}
        </Avatar>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {texts.joined(dayOf(joinedAt))}
          </Typography>
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
          {texts.bought(purchases)}
        </Typography>
      </Box>
    ))}
  </ShortList>
);
