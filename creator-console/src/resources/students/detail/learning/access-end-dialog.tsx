import { useState } from 'react';
import { useActs } from '../../../../providers/use-acts';
import { forInput, fromInput } from '../../../../shared/wall-clock';
import { ReasonDialog } from '../parts/reason-dialog';
import type { Enrollment, Student } from '../parts/student.api';
import { AccessEndField } from './access-end-field';
import { texts } from './texts';

interface Props {
  student: Student;
  enrollment: Enrollment;
  onDone: () => void;
  onClose: () => void;
}

/** Dialog that changes when a student's access to a product ends. */
export function AccessEndDialog({ student, enrollment, onDone, onClose }: Props) {
  const { productId, title, accessUntil } = enrollment;
  const { moveAccessEnd } = useActs();
  const [until, setUntil] = useState(accessUntil === null ? '' : forInput(accessUntil));
  return (
    <ReasonDialog
      title={texts.changeEndTitle(title)}
      text={texts.changeEndText}
      act={texts.save}
      done={texts.endChanged}
      onAct={(reason) =>
        moveAccessEnd(student.id, productId, { accessUntil: fromInput(until) ?? null, reason })
      }
      onDone={onDone}
      onClose={onClose}
    >
      <AccessEndField value={until} onChange={setUntil} />
    </ReasonDialog>
  );
}
