import { Typography } from '@mui/material';
import type { Student } from '../parts/student.api';
import { type Enrollment, takeBack } from './learning.api';
import { ReasonDialog } from './reason-dialog';
import { texts } from './texts';

interface Props {
  student: Student;
  enrollment: Enrollment;
  onDone: () => void;
  onClose: () => void;
}

export const TakeBackDialog = ({ student, enrollment: { productId, title }, ...rest }: Props) => (
  <ReasonDialog
    title={texts.takeBackTitle(title)}
    act={texts.takeBack}
    done={texts.takenBack}
    onAct={(reason) => takeBack(student.id, productId, reason)}
    {...rest}
  >
    <Typography>{texts.takeBackText}</Typography>
  </ReasonDialog>
);
