import { useActs } from '../../../providers/use-acts';
import type { Student } from '../student/student';
import { ActDialog } from '../../../shared/fresh-sign-in/act-dialog';
import { LETTER_FIELDS } from './letter-fields';
import { LetterPreview } from './letter-preview';
import { texts } from './texts';

interface Props {
  student: Pick<Student, 'id' | 'username' | 'email'>;
  onClose: () => void;
}

export const LetterDialog = ({ student: { id, username, email }, onClose }: Props) => {
  const { writeToStudent } = useActs();
  return (
    <ActDialog
      title={texts.letter.sendTo(username)}
      text={email === null ? texts.letter.textToGuardian(username) : texts.letter.text(email)}
      submit={texts.letter.submit}
      done={() => texts.letter.done(username)}
      fields={LETTER_FIELDS}
      more={LetterPreview}
      onSubmit={(letter) => writeToStudent(id, letter)}
      onClose={onClose}
    />
  );
};
