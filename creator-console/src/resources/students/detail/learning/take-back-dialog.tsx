import { Typography } from '@mui/material';
import { useActs } from '../../../../providers/use-acts';
import type { Student } from '../parts/student.api';
import type { Enrollment } from './learning.api';
import { ReasonDialog } from '../parts/reason-dialog';
import { texts } from './texts';

interface Props {
  student: Student;
  enrollment: Enrollment;
  onDone: () => void;
  onClose: () => void;
}

export function TakeBackDialog({ student, enrollment: { productId, title }, ...rest }: Props) {
  const { takeProductBack } = useActs();
  return (
    <ReasonDialog
      title={texts.takeBackTitle(title)}
      act={texts.takeBack}
      done={texts.takenBack}
      onAct={(reason) => takeProductBack(student.id, productId, reason)}
      {...rest}
    >
      <Typography>{texts.takeBackText}</Typography>
    </ReasonDialog>
  );
}
