import { useActs } from '../../../providers/use-acts';
import type { Student } from '../student/student';
import { ActDialog } from '../../../shared/fresh-sign-in/act-dialog';
import { type Decision, texts } from './texts';

interface Props {
  student: Pick<Student, 'id' | 'username'>;
  decision: Decision;
  onClose: () => void;
}

/** Asks before a student is blocked, let in again or signed out, and for the reason. */
export function DecisionDialog({ student: { id, username }, decision, onClose }: Props) {
  const words = texts.decisions[decision];
  const { blockStudent: block, unblockStudent: unblock, signStudentOut: signOut } = useActs();
  return (
    <ActDialog
      title={words.title(username)}
      text={words.text}
      submit={words.submit}
      done={() => words.done(username)}
      fields={[{ name: 'reason', label: texts.reason, max: 500, help: texts.reasonHelp, lines: 2 }]}
      onSubmit={({ reason }) => ({ block, unblock, signOut })[decision](id, reason)}
      onClose={onClose}
    />
  );
}
