import { Typography } from '@mui/material';
import { useActs } from '../../../../providers/use-acts';
import { FormDialog } from '../../../../shared/dialogs/form-dialog';
import { useAct } from '../../../../shared/fresh-sign-in/use-act';
import { useToast } from '../../../../shared/toast/use-toast';
import type { Student } from '../parts/student.api';
import type { BroughtGroup } from './student-groups.api';
import { texts } from './texts';

interface Props {
  student: Student;
  group: BroughtGroup;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a student is taken out of a circle or pod, and says what comes of it. */
export function TakeOutDialog({ student, group, onDone, onClose }: Props) {
  const act = useAct();
  const toast = useToast();
  const { takeOutOfGroup } = useActs();
  const takeOut = async () => {
    await takeOutOfGroup(student.id, group.id);
    toast({ title: texts.isOut(student.username, group.name) });
    onDone();
  };
  return (
    <FormDialog
      title={texts.takeOutTitle(student.username, group.name)}
      submit={texts.takeOut}
      maxWidth="xs"
      isActing={act.isActing}
      problem={act.problem}
      dialog={act.dialog}
      onSubmit={() => act.run(takeOut)}
      onClose={onClose}
    >
      <Typography>{texts.takeOutText}</Typography>
      <Typography>{texts.takeOutUntil}</Typography>
    </FormDialog>
  );
}
