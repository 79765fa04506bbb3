import { Avatar, Box, Card, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { dayOf } from '../../../shared/moment';
import { readBookings, type Student } from './parts/student.api';
import { OpenInvitation } from '../acts/open-invitation';
import { StudentMenu } from '../acts/student-menu';
import { MinorChip } from '../student/minor-chip';
import { StudentMailLink } from '../student/student-address';
import { StudentStatusChip } from '../student/student-status-chip';
import { TagsOfStudent } from '../tags/tags-of-student';
import { texts } from './texts';
import { useStudentPart } from './parts/use-student-part';

export const StudentHeader = ({ student }: { student: Student }) => (
  <Card
    component="header"
    sx={{ p: { xs: 2, md: 3 }, display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}
  >
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', minWidth: 0, flex: '1 1 20rem' }}>
      <Avatar
        src={student.avatarUrl ?? undefined}
        alt=""
        sx={{ width: 64, height: 64, fontSize: 26, bgcolor: 'primary.main' }}
      >
        {student.username.slice(0, 1)}
      </Avatar>
      <Stack spacing={0.5} sx={{ minWidth: 0, alignItems: 'flex-start' }}>
        <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere', lineHeight: 1.2 }}>
          {student.username}
        </Typography>
        <StudentMailLink student={student} />
        <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <StudentStatusChip {...student} />
          <MinorChip {...student} />
          <Typography variant="body2" color="textSecondary">
            {texts.joined(dayOf(student.joinedAt))}
          </Typography>
          <StudentMenu student={student} />
        </Stack>
        {student.invitation && <OpenInvitation student={student} invitation={student.invitation} />}
        <TagsOfStudent student={student} />
      </Stack>
    </Stack>
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 3, gridTemplateColumns: 'repeat(3, auto)', flex: '0 1 auto' }}
    >
      <Figure label={texts.figures.purchases}>{student.purchases}</Figure>
      <Figure label={texts.figures.spent}>${student.totalSpent}</Figure>
      <Figure label={texts.figures.sessions}>
        <UpcomingSessions studentId={student.id} />
      </Figure>
    </Box>
  </Card>
);

function UpcomingSessions({ studentId }: { studentId: string }) {
  const { data } = useStudentPart(studentId, 'bookings', readBookings);
  return <>{data ? data.filter(({ status }) => status === 'confirmed').length : texts.unknown}</>;
}

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
    <Typography component="dt" variant="body2" color="textSecondary">
      {label}
    </Typography>
    <Typography
      component="dd"
      variant="h6"
      sx={{ m: 0, fontVariantNumeric: 'lining-nums tabular-nums', lineHeight: 1.2 }}
    >
      {children}
    </Typography>
  </Box>
);
