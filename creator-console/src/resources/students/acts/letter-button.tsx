import MailIcon from '@mui/icons-material/MailOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { type MouseEvent, useState } from 'react';
import type { Student } from '../student/student';
import { LetterDialog } from './letter-dialog';
import { texts } from './texts';

export function LetterButton({ student }: { student: Pick<Student, 'id' | 'username' | 'email'> }) {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.stopPropagation();
    setOpen(true);
  };
  return (
    <>
      <Tooltip title={texts.letter.send}>
        <IconButton aria-label={texts.letter.sendTo(student.username)} onClick={open}>
          <MailIcon />
        </IconButton>
      </Tooltip>
      {isOpen && <LetterDialog student={student} onClose={() => setOpen(false)} />}
    </>
  );
}
