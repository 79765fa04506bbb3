import MailIcon from '@mui/icons-material/MailOutlined';
import type { components } from '@sanctum/openapi';
import { useState } from 'react';
import { Button, useListContext } from 'react-admin';
import { useActs } from '../../../providers/use-acts';
import type { Student } from '../student/student';
import { ActDialog } from '../../../shared/fresh-sign-in/act-dialog';
import { EMAIL_FIELDS } from './email-preview';
import { EmailPreview } from './email-preview';
import { texts } from './texts';

type EmailsSent = components['schemas']['EmailsSentResponse'];

/** The server takes as many at once. */
const MOST = 200;

/** Writes to the students whose boxes are ticked. */
export function EmailsButton() {
  const { selectedIds } = useListContext<Student>();
  const [isOpen, setOpen] = useState(false);
  const { writeToStudents } = useActs();
  const count = selectedIds.length;
  return (
    <>
      <Button
        label={count > MOST ? texts.email.tooMany(MOST) : texts.email.send}
        disabled={count > MOST}
        onClick={() => setOpen(true)}
      >
        <MailIcon />
      </Button>
      {isOpen && (
        <ActDialog
          title={texts.email.sendToMany(count)}
          text={texts.email.textForMany(MOST)}
          submit={texts.email.submitMany(count)}
          done={(_, { sent, leftOut }: EmailsSent) => texts.email.doneMany(sent, leftOut)}
          fields={EMAIL_FIELDS}
          more={EmailPreview}
          onSubmit={(email) => writeToStudents({ ...email, studentIds: selectedIds })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
