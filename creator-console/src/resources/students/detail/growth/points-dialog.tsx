import { useState } from 'react';
import { useActs } from '../../../../providers/use-acts';
import { ReasonDialog } from '../parts/reason-dialog';
import type { Student } from '../parts/student.api';
import { texts } from './texts';
import { TextField } from '../../../../shared/forms/text-field';
import { useFields } from '../../../../shared/forms/use-fields';

interface Props {
  student: Student;
  onDone: () => void;
  onClose: () => void;
}

/** Points by hand, with a reason for the audit log. The id makes a repeated request harmless. */
export function PointsDialog({ student, onDone, onClose }: Props) {
  const { givePoints } = useActs();
  const [id] = useState(() => crypto.randomUUID());
  const { values, field } = useFields({ points: '50' });
  const { points } = values;
  return (
    <ReasonDialog
      title={texts.byHandTitle(student.username)}
      act={texts.give}
      done={texts.given}
      isReady={/^-?\d+$/.test(points) && Number(points) !== 0}
      onAct={(reason) => givePoints(student.id, { id, points: Number(points), reason })}
      onDone={onDone}
      onClose={onClose}
    >
      <TextField
        {...field('points')}
        label={texts.howMany}
        helperText={texts.howManyHelp}
        type="number"
        slotProps={{ htmlInput: { min: -5000, max: 5000, step: 1 } }}
      />
    </ReasonDialog>
  );
}
