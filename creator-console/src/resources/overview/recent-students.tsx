import { Avatar, Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { dayOf } from '../../shared/moment';
import { studentPath } from '../students';
import type { RecentStudent } from './overview.api';
import { LINE, ShortList } from './short-list';
import { texts } from './texts';

/** The five who joined last (product rule 6.1); each leads to the student's page. */
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
          <Link
            component={RouterLink}
            to={studentPath(id)}
            underline="hover"
            color="textPrimary"
            sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            {name}
          </Link>
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
