import MailIcon from '@mui/icons-material/MailOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { type MouseEvent, useState } from 'react';
import type { Student } from '../student/student';
import { EmailDialog } from './email-dialog';
import { texts } from './texts';

export function EmailButton({ student }: { student: Pick<Student, 'id' | 'username' | 'email'> }) {
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    event.stopPropagation();
    setOpen(true);
  };
  return (
    <>
      <Tooltip title={texts.email.send}>
        <IconButton aria-label={texts.email.sendTo(student.username)} onClick={open}>
          <MailIcon />
        </IconButton>
      </Tooltip>
      {isOpen && <EmailDialog student={student} onClose={() => setOpen(false)} />}
    </>
  );
}
