import { Typography } from '@mui/material';
import { useActs } from '../../../../providers/use-acts';
import { FormDialog } from '../../../../shared/dialogs/form-dialog';
import { useAct } from '../../../../shared/fresh-sign-in/use-act';
import { useToast } from '../../../../shared/toast/use-toast';
import type { Student } from '../parts/student.api';
import type { Kin } from './family.api';
import { texts } from './texts';

interface Props {
  student: Student;
  guardian: Kin;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before somebody is no longer a guardian, and says what may end with it. */
export function RemoveGuardianDialog({ student, guardian, onDone, onClose }: Props) {
  const { removeGuardian } = useActs();
  const toast = useToast();
  const { run, ...acting } = useAct();
  const remove = async () => {
    await removeGuardian(student.id, guardian.id);
    toast({ title: texts.removed });
    onDone();
    onClose();
  };
  return (
    <FormDialog
      title={texts.removeTitle(guardian.name)}
      submit={texts.removeSubmit}
      isGrave
      maxWidth="xs"
      {...acting}
      onSubmit={() => void run(remove)}
      onClose={onClose}
    >
      <Typography>{texts.removeText}</Typography>
    </FormDialog>
  );
}
