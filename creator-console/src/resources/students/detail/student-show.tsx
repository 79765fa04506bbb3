import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import PersonOffIcon from '@mui/icons-material/PersonOffOutlined';
import { Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { isMissing } from '../../../providers/refusal';
import { NotThere } from '../../../shared/not-there';
import { LoadFailed } from '../../../shared/load-failed';
import { readStudent, type Student } from './parts/student.api';
import { StudentHeader } from './student-header';
import { StudentTabs } from './student-tabs';
import { texts } from './texts';
import { useStudentPart } from './parts/use-student-part';

/** The page of one student: who it is, and everything between the student and the coach, in tabs with addresses. */
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
