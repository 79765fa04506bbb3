import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyPlace } from '../../../../shared/empty-place';
import { StudentAnswers } from '../answers/student-answers';
import { StudentJournals } from '../answers/student-journals';
import { filteredPath } from '../../../../shared/filtered-path';
import { Loaded } from '../../../../shared/loaded';
import { type Student, type Enrollment, readEnrollments } from '../parts/student.api';
import { useStudentPart } from '../parts/use-student-part';
import { EnrollmentRow } from './enrollment-row';
import { texts } from './texts';
import { useActs } from '../../../../providers/use-acts';
import { ReasonDialog } from '../parts/reason-dialog';

/** A student's products, course progress and answers; the coach can revoke products. */
export function LearningTab({ student }: { student: Student }) {
  const query = useStudentPart(student.id, 'enrollments', readEnrollments);
  const [leaving, setLeaving] = useState<Enrollment>();
  const { takeProductBack } = useActs();
  const refresh = () => void query.refetch();
  return (
    <Stack spacing={3}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h6" component="h3" sx={{ flex: '1 1 12rem' }}>
          {texts.owned}
        </Typography>
        <Button component={Link} to={filteredPath('shared-journals', { accountId: student.id })}>
          {texts.journals}
        </Button>
        <Button component={Link} to={filteredPath('assignments', { accountId: student.id })}>
          {texts.assignments}
        </Button>
      </Stack>
      <Loaded query={query} empty={<EmptyPlace icon={SchoolIcon} title={texts.none} text={texts.noneText} />}>
        {(enrollments) => (
          <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {enrollments.map((enrollment) => (
              <EnrollmentRow
                key={enrollment.productId}
                student={student}
                enrollment={enrollment}
                onChanged={refresh}
                onTakeBack={() => setLeaving(enrollment)}
              />
            ))}
          </Stack>
        )}
      </Loaded>
      <StudentAnswers student={student} />
      <StudentJournals student={student} />
      {leaving && (
        <ReasonDialog
          title={texts.takeBackTitle(leaving.title)}
          text={texts.takeBackText}
          act={texts.takeBack}
          done={texts.takenBack}
          onAct={(reason) => takeProductBack(student.id, leaving.productId, reason)}
          onDone={refresh}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Stack>
  );
}
