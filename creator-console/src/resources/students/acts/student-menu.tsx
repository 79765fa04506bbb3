import MoreVertIcon from '@mui/icons-material/MoreVert';
import { Menu, MenuItem } from '@mui/material';
import { type MouseEvent, useRef, useState } from 'react';
import type { Student } from '../student/student';
import { type Decision, texts } from './texts';
import { useActs } from '../../../providers/use-acts';
import { ActDialog } from '../../../shared/fresh-sign-in/act-dialog';
import { EMAIL_FIELDS, EmailPreview } from './email-preview';
import { IconAct } from '../../../shared/icon-act';

interface EmailDialogProps {
  student: Pick<Student, 'id' | 'username' | 'email'>;
  onClose: () => void;
}

export const EmailDialog = ({ student: { id, username, email }, onClose }: EmailDialogProps) => {
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

interface Props {
  student: Pick<Student, 'id' | 'username'>;
  decision: Decision;
  onClose: () => void;
}

/** Confirms blocking, unblocking or signing out a student, and asks for the reason. */
function DecisionDialog({ student: { id, username }, decision, onClose }: Props) {
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

type Act = Decision | 'email';

const labelOf = (act: Act): string => (act === 'email' ? texts.email.send : texts.decisions[act].submit);

/** Menu of actions on a student, in a list row and on the student's page. */
export function StudentMenu({ student }: { student: Pick<Student, 'id' | 'username' | 'email' | 'status'> }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'menu' | Act>();
  const close = () => setOpen(undefined);
  const acts: Act[] = ['email', 'signOut', student.status === 'blocked' ? 'unblock' : 'block'];
  // Within a list row, a click on the menu must not open the row.
  const choose = (what: 'menu' | Act | undefined) => (event: MouseEvent) => {
    event.stopPropagation();
    setOpen(what);
  };
  return (
    <>
      <IconAct
        icon={MoreVertIcon}
        label={texts.more(student.username)}
        ref={button}
        aria-haspopup="menu"
        aria-expanded={open === 'menu'}
        onClick={choose('menu')}
      />
      <Menu
        open={open === 'menu'}
        anchorEl={() => button.current}
        onClick={(event) => event.stopPropagation()}
        onClose={close}
      >
        {acts.map((act) => (
          <MenuItem key={act} onClick={choose(act)}>
            {labelOf(act)}
          </MenuItem>
        ))}
      </Menu>
      {open === 'email' && <EmailDialog student={student} onClose={close} />}
      {open && open !== 'menu' && open !== 'email' && (
        <DecisionDialog student={student} decision={open} onClose={close} />
      )}
    </>
  );
}
