import MailIcon from '@mui/icons-material/MailOutlined';
import type { components } from '@sanctum/openapi';
import { useState } from 'react';
import { Button, useListContext } from 'react-admin';
import { useActs } from '../../../providers/use-acts';
import type { Student } from '../student/student';
import { ActDialog } from '../../../shared/fresh-sign-in/act-dialog';
import { LETTER_FIELDS } from './letter-fields';
import { LetterPreview } from './letter-preview';
import { texts } from './texts';

type LettersSent = components['schemas']['LettersSentResponse'];

/** The server takes as many at once. */
const MOST = 200;

/** Writes to the students whose boxes are ticked. */
export function LettersButton() {
  const { selectedIds } = useListContext<Student>();
  const [isOpen, setOpen] = useState(false);
  const { writeToStudents } = useActs();
  const count = selectedIds.length;
  return (
    <>
      <Button
        label={count > MOST ? texts.letter.tooMany(MOST) : texts.letter.send}
        disabled={count > MOST}
        onClick={() => setOpen(true)}
      >
        <MailIcon />
      </Button>
      {isOpen && (
        <ActDialog
          title={texts.letter.sendToMany(count)}
          text={texts.letter.textForMany(MOST)}
          submit={texts.letter.submitMany(count)}
          done={(_, { sent, leftOut }: LettersSent) => texts.letter.doneMany(sent, leftOut)}
          fields={LETTER_FIELDS}
          more={LetterPreview}
          onSubmit={(letter) => writeToStudents({ ...letter, studentIds: selectedIds })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
