import MailIcon from '@mui/icons-material/MailOutlined';
import type { Schemas } from '@sanctum/openapi';
import { useListContext } from 'react-admin';
import { useActs } from '../../../providers/use-acts';
import type { Student } from '../student/student';
import { ActDialog } from '../../../shared/fresh-sign-in/act-dialog';
import { EMAIL_FIELDS, EmailPreview } from './email-preview';
import { texts } from './texts';
import { OpenButton } from '../../../shared/open-button';

type EmailsSent = Schemas['EmailsSentResponse'];

/** Same as the server's limit. */
const MOST = 200;

/** Emails the selected students. */
export function EmailsButton() {
  const { selectedIds } = useListContext<Student>();
  const { writeToStudents } = useActs();
  const count = selectedIds.length;
  return (
    <OpenButton
      label={count > MOST ? texts.email.tooMany(MOST) : texts.email.send}
      icon={<MailIcon />}
      disabled={count > MOST}
    >
      {(close) => (
        <ActDialog
          title={texts.email.sendToMany(count)}
          text={texts.email.textForMany(MOST)}
          submit={texts.email.submitMany(count)}
          done={(_, { sent, leftOut }: EmailsSent) => texts.email.doneMany(sent, leftOut)}
          fields={EMAIL_FIELDS}
          more={EmailPreview}
          onSubmit={(email) => writeToStudents({ ...email, studentIds: selectedIds })}
          onClose={close}
        />
      )}
    </OpenButton>
  );
}
