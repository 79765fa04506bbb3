import { Typography } from '@mui/material';
import { useActs } from '../../../../providers/use-acts';
import { ReasonDialog } from '../parts/reason-dialog';
import type { Student } from '../parts/student.api';
import type { Credit } from './credits.api';
import { texts } from './texts';

interface Props {
  student: Student;
  credit: Credit;
  onDone: () => void;
  onClose: () => void;
}

export function TakeSessionsBackDialog({ student, credit: { id, title }, ...rest }: Props) {
  const { takeSessionsBack } = useActs();
  return (
    <ReasonDialog
      title={texts.takeBackTitle(title)}
      act={texts.takeBack}
      done={texts.takenBack}
      onAct={(reason) => takeSessionsBack(student.id, id, reason)}
      {...rest}
    >
      <Typography>{texts.takeBackText}</Typography>
    </ReasonDialog>
  );
}
