import { useActs } from '../../../providers/use-acts';
import type { Student } from '../student/student';
import { ActDialog } from '../../../shared/fresh-sign-in/act-dialog';
import { EMAIL_FIELDS } from './email-fields';
import { EmailPreview } from './email-preview';
import { texts } from './texts';

interface Props {
  student: Pick<Student, 'id' | 'username' | 'email'>;
  onClose: () => void;
}

export const EmailDialog = ({ student: { id, username, email }, onClose }: Props) => {
  const { writeToStudent } = useActs();
  return (
    <ActDialog
      title={texts.email.sendTo(username)}
      text={email === null ? texts.email.textToGuardian(username) : texts.email.text(email)}
      submit={texts.email.submit}
      done={() => texts.email.done(username)}
      fields={EMAIL_FIELDS}
      more={EmailPreview}
      onSubmit={(email) => writeToStudent(id, email)}
      onClose={onClose}
    />
  );
};
