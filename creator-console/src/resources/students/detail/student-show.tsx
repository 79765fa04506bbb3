import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import PersonOffIcon from '@mui/icons-material/PersonOffOutlined';
import { Box, Button, Card, Skeleton, Stack, Typography, Avatar } from '@mui/material';
import { Title } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { isMissing } from '../../../providers/refusal';
import { NotThere } from '../../../shared/not-there';
import { LoadFailed } from '../../../shared/load-failed';
import { readStudent, type Student, readBookings } from './parts/student.api';
import { StudentTabs } from './student-tabs';
import { texts } from './texts';
import { useStudentPart } from './parts/use-student-part';
import type { ReactNode } from 'react';
import { priceOf } from '../../../shared/figures/format';
import { dayOf } from '../../../shared/moment';
import { OpenInvitation } from '../acts/open-invitation';
import { StudentMenu } from '../acts/student-menu';
import { GiveButton } from './learning/give-button';
import { MinorChip, StudentMailLink, StudentStatusChip } from '../student/student-parts';
import { TagsOfStudent } from '../tags/tag-dialog';
import { Secondary } from '../../../shared/secondary';
import { avatarPicture } from '../../../shared/sized-picture';

const StudentHeader = ({ student }: { student: Student }) => (
  <Card
    component="header"
    sx={{ p: { xs: 2, md: 3 }, display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}
  >
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', minWidth: 0, flex: '1 1 20rem' }}>
      <Avatar
        src={avatarPicture(student.avatarUrl)}
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
          <Secondary>{texts.joined(dayOf(student.joinedAt))}</Secondary>
          <GiveButton student={student} />
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
      <Figure label={texts.figures.spent}>{priceOf(student.totalSpent)}</Figure>
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
    <Secondary component="dt">{label}</Secondary>
    <Typography
      component="dd"
      variant="h6"
      sx={{ m: 0, fontVariantNumeric: 'lining-nums tabular-nums', lineHeight: 1.2 }}
    >
      {children}
    </Typography>
  </Box>
);

/** A student's page: the record, and everything between the student and the coach, in tabs with URLs. */
export function StudentShow() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useStudentPart(id, 'record', readStudent);
  return (
    <Stack spacing={2} sx={{ pt: 2 }}>
      <Title title={data?.username ?? texts.title} />
      <Box>
        <Button component={Link} to="/students" startIcon={<ArrowBackIcon />} size="small">
          {texts.back}
        </Button>
      </Box>
      {data ? (
        <Profile key={data.id} student={data} />
      ) : isMissing(error) ? (
        <Card>
          <NotThere
            icon={PersonOffIcon}
            title={texts.missing}
            text={texts.missingText}
            to="/students"
            toLabel={texts.toAll}
          />
        </Card>
      ) : error ? (
        <LoadFailed onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Stack>
  );
}

const Profile = ({ student }: { student: Student }) => (
  <>
    <StudentHeader student={student} />
    <StudentTabs student={student} />
  </>
);

const Loading = () => (
  <Stack component="output" aria-busy spacing={2}>
    <Typography color="textSecondary">{texts.loadingStudent}</Typography>
    <Skeleton variant="rounded" height={120} />
    <Skeleton variant="rounded" height={320} />
  </Stack>
);
